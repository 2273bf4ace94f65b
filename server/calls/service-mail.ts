import { siteCopy } from '#src/ui/copy/site.ts';
import { companySettings } from '../company/facts.ts';
import type { CallHandlers } from './context.ts';

export const serviceMailCalls: Pick<CallHandlers, 'serviceMail'> = {
  serviceMail: async (_request, context) => {
    const { site, seed } = await companySettings(context);
    return site.serviceMail ?? (seed === 'demo' ? siteCopy.demo : siteCopy.unset).serviceMail;
  },
};
