import { brand } from '#src/ui/brand.ts';
import { siteCopy } from '#src/ui/copy/site.ts';
import { demoSpecialEnterpriseCode } from '../seed/index.ts';
import type { CallHandlers } from './context.ts';

export const platformCalls: Pick<CallHandlers, 'siteConfig' | 'clientReport'> = {
  siteConfig: async (_request, { settings, release, clock }) => {
    const { site, seed, clockShift } = settings;
    const isDemo = seed === 'demo';
    const unset = isDemo ? siteCopy.demo : siteCopy.unset;
    return {
      brand: { name: brand.name, latinName: brand.latinName, company: site.company ?? unset.company },
      addresses: {
        userCentre: site.userCentre ?? '/user-center/',
        freight: site.freight,
        consolidation: site.consolidation,
        newsCentre: site.newsCentre,
        marketData: site.marketData,
        maps: site.maps,
        miniProgram: site.miniProgram ?? settings.publicOrigin ?? '/',
      },
      friendlyLinks: site.friendlyLinks.map(({ name, url }) => ({ name, url })),
      hotlines: {
        service: site.serviceHotline ?? unset.hotline,
        emergency: site.emergencyHotline ?? unset.hotline,
      },
      filings: {
        icp: site.icpFiling ?? unset.number,
        police: site.policeFiling ?? unset.number,
        chemicalsLicence: site.chemicalsLicence ?? unset.number,
      },
      specialEnterpriseCode: site.specialEnterpriseCode ?? (isDemo ? demoSpecialEnterpriseCode : null),
      customerManager: site.customerManager,
      answerTime: site.answerTime,
      demo: { on: isDemo, clockShift: clockShift?.words ?? null },
      serverTime: clock.now(),
      version: release.version,
      build: release.build,
    };
  },

  clientReport: async ({ kind, route, build, message }, { log }) => {
    log.warn('client.report', { kind, route: route.split(/[?#]/, 1)[0], build, message });
    return null;
  },
};
