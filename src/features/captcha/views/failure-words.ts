import { captcha } from '#copy/sign-in/session.ts';

/** Our message, followed by the server's unless they are equal. */
export const failureWords = (message: string | null) =>
  message === null || message === '' || message === captcha.failed ? captcha.failed : captcha.failedBecause(message);
