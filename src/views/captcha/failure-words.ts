import { captcha } from '#src/ui/copy/captcha.ts';

/** Our words, then the server's unless they are the same. */
export const failureWords = (message: string | null) =>
  message === null || message === '' || message === captcha.failed ? captcha.failed : captcha.failedBecause(message);
