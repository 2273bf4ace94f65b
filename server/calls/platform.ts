import { companySettings } from '../company/facts.ts';
import { readStatistics } from '../market/statistics.ts';
import { siteConfigOf } from '../site-config.ts';
import type { CallHandlers } from './context.ts';

export const platformCalls: Pick<CallHandlers, 'siteConfig' | 'statistics' | 'clientReport'> = {
  siteConfig: async (_request, context) => siteConfigOf({ ...context, settings: await companySettings(context) }),
  statistics: (_request, { db, clock }) => readStatistics(db, clock.now()),

  clientReport: async ({ kind, route, build, message }, { log }) => {
    log.warn('client.report', { kind, route: route.split(/[?#]/, 1)[0], build, message });
    return null;
  },
};
