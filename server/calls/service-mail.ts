import { companySettings } from '../company/facts.ts';
import { legalBlanksOf } from '../site-config.ts';
import type { CallHandlers } from './context.ts';

export const serviceMailCalls: Pick<CallHandlers, 'serviceMail'> = {
  serviceMail: async (_request, context) => legalBlanksOf(await companySettings(context)).serviceMail ?? '',
};
