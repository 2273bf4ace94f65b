import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { builtBrand } from '#copy/brand.ts';

/** Default site settings without statistics. The build embeds them; the server replaces them with its own. */
export const plainSiteOf = (version: string, build: string): EmbeddedSite => ({
  brand: { ...builtBrand, company: '' },
  addresses: {
    userCentre: USER_CENTRE_PATH,
    freight: null,
    consolidation: null,
    newsCentre: null,
    marketData: null,
    maps: null,
    miniProgram: '/',
  },
  friendlyLinks: [],
  hotlines: { service: '', emergency: '' },
  address: '',
  filings: { icp: '', police: '', chemicalsLicence: '', nvocc: '', roadTransport: '' },
  specialEnterpriseCode: null,
  userCentreToken: 'ticket',
  customerManager: null,
  answerTime: null,
  demo: { on: false, clockShift: null },
  version,
  build,
  year: 2026,
  origin: '',
});
