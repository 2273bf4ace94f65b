import type { LoginAttemptSnapshot } from './login-attempt.machine.ts';

/** The open captcha, or undefined; the ref is stable while it is open. */
export const selectCaptcha = (snapshot: LoginAttemptSnapshot) => snapshot.children.captcha;

/** The proof of work under way, or undefined; the ref is stable while it runs. */
export const selectWork = (snapshot: LoginAttemptSnapshot) => snapshot.children.work;
