import { siteCopy } from '#src/ui/copy/site.ts';
import type { CallHandlers } from './context.ts';

export const serviceMailCalls: Pick<CallHandlers, 'serviceMail'> = {
  serviceMail: async (_request, { settings }) =>
    settings.site.serviceMail ?? (settings.seed === 'demo' ? siteCopy.demo : siteCopy.unset).serviceMail,
};
