import type { Check } from '../bench.ts';
import { signInChecks } from './sign-in.ts';

export const checks: readonly Check[] = [...signInChecks];
