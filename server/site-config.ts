import type { SiteConfig } from '#contract/calls/platform.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { builtBrand } from '#copy/brand.ts';
import type { LegalBlanks } from '#copy/legal/text.ts';
import { siteCopy } from '#copy/replies.ts';
import { localTime } from '#domain/schedule/zone.ts';
import type { Settings } from '#src/config/settings.ts';
import type { CallContext } from './calls/context.ts';
import { demoSpecialEnterpriseCode } from './seed/index.ts';

type Parts = Pick<CallContext, 'settings' | 'release' | 'clock'>;

/** The company's name in documents; null when not set. */
export const forwarderOf = ({ site, seed }: Pick<Settings, 'seed' | 'site'>): string | null =>
  (site.company ?? (seed === 'demo' ? siteCopy.demo : siteCopy.unset).company) || null;

/** Name and contacts of the company in legal texts. */
export function legalBlanksOf({ site, seed }: Pick<Settings, 'seed' | 'site'>): LegalBlanks {
  const unset = seed === 'demo' ? siteCopy.demo : siteCopy.unset;
  return {
    company: forwarderOf({ site, seed }),
    brand: site.brand?.name,
    servicePhone: site.serviceHotline ?? unset.hotline,
    serviceMail: site.serviceMail ?? unset.serviceMail,
  };
}

export function siteConfigOf({ settings, release, clock }: Parts): SiteConfig {
  const { site, seed, clockShift } = settings;
  const isDemo = seed === 'demo';
  const unset = isDemo ? siteCopy.demo : siteCopy.unset;
  const links = site.friendlyLinks.length > 0 ? site.friendlyLinks : siteCopy.friendlyLinks;
  return {
    brand: { ...(site.brand ?? builtBrand), company: forwarderOf(settings) ?? '' },
    addresses: {
      userCentre: site.userCentre ?? USER_CENTRE_PATH,
      freight: site.freight,
      consolidation: site.consolidation,
      newsCentre: site.newsCentre,
      marketData: site.marketData,
      maps: site.maps,
      miniProgram: site.miniProgram ?? settings.publicOrigin ?? '/',
    },
    friendlyLinks: links.map(({ name, url }) => ({ name, url })),
    hotlines: {
      service: site.serviceHotline ?? unset.hotline,
      emergency: site.emergencyHotline ?? unset.hotline,
    },
    address: site.address ?? '',
    filings: {
      icp: site.icpFiling ?? unset.number,
      police: site.policeFiling ?? unset.number,
      chemicalsLicence: site.chemicalsLicence ?? unset.number,
      nvocc: site.nvoccFiling ?? unset.number,
      roadTransport: site.roadTransportLicence ?? unset.number,
    },
    specialEnterpriseCode: site.specialEnterpriseCode ?? (isDemo ? demoSpecialEnterpriseCode : null),
    userCentreToken: site.userCentreToken,
    customerManager: site.customerManager,
    answerTime: site.answerTime,
    demo: { on: isDemo, clockShift: clockShift?.words ?? null },
    serverTime: clock.now(),
    version: release.version,
    build: release.build,
  };
}

/** Part of the configuration embedded in pages. */
export function embeddedSite(parts: Parts, origin: string | null): EmbeddedSite {
  const { serverTime, addresses, ...config } = siteConfigOf(parts);
  const miniProgram = origin === null ? addresses.miniProgram : new URL(addresses.miniProgram, origin).href;
  return {
    ...config,
    addresses: { ...addresses, miniProgram },
    origin: origin ?? '',
    year: localTime(serverTime, 'Asia/Shanghai').year,
  };
}
