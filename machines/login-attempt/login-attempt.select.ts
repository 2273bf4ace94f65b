import type { LoginAttemptSnapshot } from './login-attempt.machine.ts';

/** The captcha that is open, or undefined; the ref stays the same while it is. */
export const selectCaptcha = (snapshot: LoginAttemptSnapshot) => snapshot.children.captcha;

/** The work this device does, or undefined; the ref stays the same while it does. */
export const selectWork = (snapshot: LoginAttemptSnapshot) => snapshot.children.work;
