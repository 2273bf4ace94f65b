import { SMS_RESEND_MS } from '#domain/limits.ts';
import { sendCode } from '../sms/send.ts';
import type { CallHandlers } from './context.ts';

const sent = { resendAfter: SMS_RESEND_MS / 1000 };

export const smsCalls: Pick<CallHandlers, 'sendSms' | 'sendSmsWithCaptcha'> = {
  sendSms: async ({ phone, messageType, work = null }, context) => {
    await sendCode(context, { phone, kind: messageType }, { verification: null, work });
    return sent;
  },

  sendSmsWithCaptcha: async ({ phone, messageType, captchaVerification, work = null }, context) => {
    await sendCode(context, { phone, kind: messageType }, { verification: captchaVerification, work });
    return sent;
  },
};
