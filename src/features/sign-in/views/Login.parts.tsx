import { useSelector } from '@xstate/react';
import { agreeErrors, session } from '#copy/sign-in/session.ts';
import {
  type LoginRef,
  selectCanChooseMode,
  selectCanForget,
  selectCanRead,
  selectError,
  selectIsAgreed,
  selectIsEditable,
  selectIsRemembered,
  selectMode,
} from '#machines/login/index.ts';
import type { LegalTextName } from '#machines/user-agreement/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';

export function PasswordExtras({ actor }: { actor: LoginRef }) {
  const isRemembered = useSelector(actor, selectIsRemembered);
  const isEditable = useSelector(actor, selectIsEditable);
  const canForget = useSelector(actor, selectCanForget);

  return (
    <div className="flex flex-wrap items-start justify-between gap-1">
      <div>
        <Checkbox
          checked={isRemembered}
          disabled={!isEditable}
          aria-describedby="remember-hint"
          onChange={(isTicked) => actor.send({ type: 'login.ticked', field: 'isRemembered', isTicked })}
        >
          {session.remember}
        </Checkbox>
        <p id="remember-hint" className="text-12 text-ink-3">
          {session.rememberHint}
        </p>
      </div>
      <Button
        tone="quiet"
        size={32}
        className="-mr-1.5"
        disabled={!canForget}
        onClick={() => actor.send({ type: 'login.passwordForgotten' })}
      >
        {session.forgotPassword}
      </Button>
    </div>
  );
}

export function BackToPassword({ actor }: { actor: LoginRef }) {
  const canChooseMode = useSelector(actor, selectCanChooseMode);
  return (
    <Button
      tone="quiet"
      disabled={!canChooseMode}
      onClick={() => actor.send({ type: 'login.modeChosen', mode: 'password' })}
    >
      {session.backToPassword}
    </Button>
  );
}

/** The links are outside the label: opening a text must not toggle the checkbox. */
export function AgreeLine({ actor }: { actor: LoginRef }) {
  const mode = useSelector(actor, selectMode);
  const isAgreed = useSelector(actor, selectIsAgreed);
  const isEditable = useSelector(actor, selectIsEditable);
  const canRead = useSelector(actor, selectCanRead);
  const isMissing = useSelector(actor, selectError('isAgree')) !== null;
  const error = isMissing ? agreeErrors[mode] : null;
  const read = (...texts: LegalTextName[]) => actor.send({ type: 'login.agreementOpened', texts });

  return (
    <div className="text-14">
      <div className="flex flex-wrap items-center pl-3.25">
        <span className="-ml-3.25 inline-flex">
          <Checkbox
            checked={isAgreed}
            disabled={!isEditable}
            {...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'agree-error' })}
            onChange={(isTicked) => actor.send({ type: 'login.ticked', field: 'isAgree', isTicked })}
          >
            {session.agreeBefore}
          </Checkbox>
        </span>
        <Button
          tone="quiet"
          size={32}
          className="px-0!"
          disabled={!canRead}
          onClick={() => read('userAgreement', 'privacyNotice')}
        >
          {session.userAgreement}
        </Button>
        <Button tone="quiet" size={32} className="px-0!" disabled={!canRead} onClick={() => read('privacyNotice')}>
          {session.privacyNotice}
        </Button>
      </div>
      {error === null ? null : (
        <p id="agree-error" className="diamond-before flex items-baseline gap-0.75 text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
