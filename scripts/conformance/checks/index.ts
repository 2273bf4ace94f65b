import type { Check } from '../bench.ts';
import { captchaChecks } from './captcha.ts';
import { pageChecks } from './pages.ts';
import { sessionChecks } from './session.ts';
import { signInChecks } from './sign-in.ts';
import { siteChecks } from './site.ts';

export const checks: readonly Check[] = [
  ...sessionChecks,
  ...signInChecks,
  ...captchaChecks,
  ...siteChecks,
  ...pageChecks,
];
