import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { session } from '#copy/sign-in/session.ts';
import { loginModes } from '#domain/account/login-form.ts';
import {
  type LoginRef,
  selectCanChooseMode,
  selectCanSubmit,
  selectFailure,
  selectIsBusy,
  selectIsFromForm,
  selectLastMode,
  selectMode,
  selectRefusal,
  selectWantsNewPassword,
} from '#machines/login/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import { AgreeLine, BackToPassword, PasswordExtras } from './Login.parts.tsx';
import { CodeField, PasswordAgainField, PasswordField, PhoneField } from './LoginFields.tsx';

interface LoginProps {
  actor: LoginRef;
  /** Button that requests a code, and its status. */
  code?: { button: ReactNode; note: ReactNode };
  /** Progress of the proof of work. */
  work?: ReactNode;
  /** Dialogs over the form: captcha and agreement. */
  dialogs?: ReactNode;
}

export function Login({ actor, code, work, dialogs }: LoginProps) {
  const mode = useSelector(actor, selectMode);
  const lastMode = useSelector(actor, selectLastMode);
  const failure = useSelector(actor, selectFailure);
  const refusal = useSelector(actor, selectRefusal);
  const isFromForm = useSelector(actor, selectIsFromForm);
  const wantsNewPassword = useSelector(actor, selectWantsNewPassword);
  const isBusy = useSelector(actor, selectIsBusy);
  const canChooseMode = useSelector(actor, selectCanChooseMode);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'login.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  const content = (
    <>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2">
        {failure === null ? null : <Note tone="warn">{session[failure]}</Note>}
        {isFromForm ? <Note>{session.formStays}</Note> : null}
        {wantsNewPassword ? <Note>{session.forgotHint}</Note> : null}
        <PhoneField actor={actor} />
        <div hidden={mode === 'password'}>
          <CodeField actor={actor} code={code} />
        </div>
        <div hidden={mode === 'sms'}>
          <PasswordField actor={actor} />
        </div>
        <div hidden={mode !== 'register'}>
          <PasswordAgainField actor={actor} />
        </div>
        {mode === 'password' ? <PasswordExtras actor={actor} /> : null}
        <AgreeLine actor={actor} />
        <p role="alert" className="diamond-before flex items-baseline gap-0.75 text-danger empty:hidden">
          {refusal}
        </p>
        {work}
        <Button type="submit" tone="primary" size={48} block busy={isBusy} disabled={!(canSubmit || isBusy)}>
          {mode === 'register' ? session.submitRegister : session.submit}
        </Button>
        {wantsNewPassword ? <BackToPassword actor={actor} /> : null}
      </form>
      {dialogs}
    </>
  );

  if (wantsNewPassword) return <div ref={focusFirstField}>{content}</div>;
  return (
    <Tabs
      className="-mt-1.5 md:-mt-2"
      label={session.dialog}
      tabs={loginModes.map((key) => ({
        key,
        label: session.modes[key],
        disabled: !canChooseMode,
        note: key === lastMode ? <Badge>{session.lastUsed}</Badge> : null,
      }))}
      selected={mode}
      onSelect={(chosen) => actor.send({ type: 'login.modeChosen', mode: chosen })}
    >
      {content}
    </Tabs>
  );
}

/** 忘记密码 replaces the tabs, including the pressed button. */
const focusFirstField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();
