import type { SmsTemplateName } from '#src/config/notice-variables.ts';
import type { Message } from './message.ts';

/** Providers' limit for a template variable. */
const VALUE_LENGTH = 35;

export const cut = (value: string): string =>
  value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH - 1)}…` : value;

/** Template of a message; all codes share one. */
export function templateOf({ messageType, code }: Message): SmsTemplateName {
  switch (messageType) {
    case 'user_login':
      return code === null ? 'unknownPhone' : 'code';
    case 'user_sign':
    case 'guest_quote':
      return 'code';
    case 'quote_result':
      return 'quoteResult';
    default:
      return messageType;
  }
}
