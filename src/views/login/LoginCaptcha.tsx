import { useSelector } from '@xstate/react';
import { type LoginAttemptRef, selectCaptcha } from '#machines/login-attempt/index.ts';
import { Captcha } from '../captcha/Captcha.tsx';

/** The captcha that a submit may need first. */
export function LoginCaptcha({ actor }: { actor: LoginAttemptRef }) {
  const captcha = useSelector(actor, selectCaptcha);
  return captcha ? <Captcha actor={captcha} /> : null;
}
