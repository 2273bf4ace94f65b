import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { siteCopy } from '#copy/replies.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';

/** A site as a company configures it. */
export const configuredSite: EmbeddedSite = {
  ...plainSite,
  brand: { ...plainSite.brand, company: siteCopy.demo.company },
  addresses: { ...plainSite.addresses, miniProgram: 'https://mini.example.com/huazhou' },
  friendlyLinks: siteCopy.friendlyLinks.map(({ name, url }) => ({ name, url })),
  hotlines: { service: '400-000-1230', emergency: '400-000-0119' },
  filings: {
    icp: '沪ICP备00000000号',
    police: '31000000000000',
    chemicalsLicence: '沪应急管危经许〔2026〕000000',
    nvocc: 'MOC-NV000000',
    roadTransport: '沪交运管许可字000000000000号',
  },
  demo: { on: true, clockShift: '快 49 小时' },
  origin: 'https://www.example.com',
};
