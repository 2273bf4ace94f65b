import { accountCalls } from './account.ts';
import { basicCalls } from './basic.ts';
import { captchaCalls } from './captcha.ts';
import { cmsCalls } from './cms.ts';
import type { CallHandlers } from './context.ts';
import { outdoorCalls } from './outdoor.ts';
import { platformCalls } from './platform.ts';
import { serviceMailCalls } from './service-mail.ts';
import { signInCalls } from './sign-in.ts';
import { smsCalls } from './sms.ts';

/** A handler for every call of the table. */
export const callHandlers: CallHandlers = {
  ...accountCalls,
  ...basicCalls,
  ...captchaCalls,
  ...cmsCalls,
  ...outdoorCalls,
  ...platformCalls,
  ...serviceMailCalls,
  ...signInCalls,
  ...smsCalls,
};
