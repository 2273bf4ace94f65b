import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { session } from '#copy/sign-in/session.ts';
import {
  type LoginRef,
  selectAgreement,
  selectAttempt,
  selectCode,
  selectMode,
  selectWantsNewPassword,
} from '#machines/login/index.ts';
import { type LoginAttemptRef, selectCaptcha as selectAttemptCaptcha } from '#machines/login-attempt/index.ts';
import { type SmsCountdownRef, selectCaptcha as selectCodeCaptcha } from '#machines/sms-countdown/index.ts';
import { Dialog, type DialogProps } from '#src/ui/parts/Dialog.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { AttemptWork, CodeWork } from './LazyProofOfWork.tsx';
import { Login } from './Login.tsx';
import { SmsCountdown } from './SmsCountdown.tsx';
import { SmsNote } from './SmsNote.tsx';

const lost = () => ({ default: Missing });
const Captcha = lazy(() => import('#src/features/captcha/views/Captcha.tsx').catch(lost));
const UserAgreementDialog = lazy(() => import('./UserAgreementDialog.tsx').catch(lost));

const titles = { sms: session.dialog, password: session.dialog, register: session.dialogRegister };

interface LoginDialogProps {
  actor: LoginRef;
  /** Dialog component that wraps the form. */
  Over?: ComponentType<DialogProps>;
}

export function LoginDialog({ actor, Over = Dialog }: LoginDialogProps) {
  const mode = useSelector(actor, selectMode);
  const wantsNewPassword = useSelector(actor, selectWantsNewPassword);
  const code = useSelector(actor, selectCode);
  const attempt = useSelector(actor, selectAttempt);
  const agreement = useSelector(actor, selectAgreement);
  const refusePhone = () => actor.send({ type: 'login.codeRequested' });

  return (
    <Over
      open
      title={wantsNewPassword ? session.forgotPassword : titles[mode]}
      width={400}
      onClose={() => actor.send({ type: 'login.close' })}
    >
      <Login
        actor={actor}
        {...(code
          ? {
              code: {
                button: <SmsCountdown key={mode} actor={code} onPhoneMissing={refusePhone} />,
                note: (
                  <>
                    <SmsNote actor={code} />
                    <CodeWork actor={code} />
                  </>
                ),
              },
            }
          : {})}
        work={attempt ? <AttemptWork actor={attempt} /> : null}
        dialogs={
          <Suspense>
            {code ? <CodeCaptcha actor={code} /> : null}
            {attempt ? <AttemptCaptcha actor={attempt} /> : null}
            {agreement ? <UserAgreementDialog actor={agreement} /> : null}
          </Suspense>
        }
      />
    </Over>
  );
}

function CodeCaptcha({ actor }: { actor: SmsCountdownRef }) {
  const captcha = useSelector(actor, selectCodeCaptcha);
  return captcha ? <Captcha actor={captcha} /> : null;
}

function AttemptCaptcha({ actor }: { actor: LoginAttemptRef }) {
  const captcha = useSelector(actor, selectAttemptCaptcha);
  return captcha ? <Captcha actor={captcha} /> : null;
}
