import { captcha } from '#src/ui/copy/captcha.ts';

/** The server's words after ours, unless it said just the same. */
export const failureWords = (message: string | null) =>
  message === null || message === '' || message === captcha.failed ? captcha.failed : captcha.failedBecause(message);
