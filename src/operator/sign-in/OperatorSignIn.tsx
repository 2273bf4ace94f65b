import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { brand } from '#copy/brand.ts';
import { operatorConsole as words } from '#copy/operator/console.ts';
import type { OperatorRoomsRef } from '#machines/operator-rooms/index.ts';
import {
  type OperatorSignInRef,
  selectCanGoBack,
  selectCanLeave,
  selectCanSubmit,
  selectCanType,
  selectCode,
  selectFailure,
  selectHasEnded,
  selectIsBusy,
  selectIsIncomplete,
  selectMinutes,
  selectName,
  selectOperator,
  selectPassword,
  selectRooms,
  selectStep,
  selectWork,
} from '#machines/operator-sign-in/index.ts';
import type { ProofOfWorkRef } from '#machines/proof-of-work/index.ts';
import { Logo } from '#src/ui/icons/Logo.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { PasswordInput } from '#src/ui/parts/PasswordInput.tsx';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';
import { takeFocus } from '../queue/take-focus.ts';

interface OperatorSignInProps {
  actor: OperatorSignInRef;
  renderRooms: (rooms: OperatorRoomsRef) => ReactNode;
  renderWork: (work: ProofOfWorkRef) => ReactNode;
}

/** Operator console: sign-in, then the rooms. */
export function OperatorSignIn({ actor, renderRooms, renderWork }: OperatorSignInProps) {
  const step = useSelector(actor, selectStep);
  if (step === 'looking')
    return (
      <main className="p-3" aria-busy="true">
        <p role="status">{words.looking}</p>
      </main>
    );
  if (step === 'room') return <Room actor={actor} renderRooms={renderRooms} />;
  return (
    <main className="mx-auto w-full max-w-50 px-2 py-6">
      {step === 'password' ? <PasswordForm actor={actor} renderWork={renderWork} /> : <CodeForm actor={actor} />}
    </main>
  );
}

const submitTo = (actor: OperatorSignInRef) => (event: FormEvent) => {
  event.preventDefault();
  actor.send({ type: 'signIn.submit' });
};

const FORM = 'grid gap-2 rounded border border-line bg-surface p-2 md:p-3';

function PasswordForm({ actor, renderWork }: Pick<OperatorSignInProps, 'actor' | 'renderWork'>) {
  const work = useSelector(actor, selectWork);
  const name = useSelector(actor, selectName);
  const password = useSelector(actor, selectPassword);
  const canType = useSelector(actor, selectCanType);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  return (
    <form noValidate method="post" aria-labelledby="operator-title" onSubmit={submitTo(actor)} className={FORM}>
      <h1 id="operator-title" className="font-strong text-20 leading-head">
        {words.signIn}
      </h1>
      <Field label={words.name} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            value={name}
            readOnly={!canType}
            onChange={(typed) => actor.send({ type: 'name.typed', name: typed })}
          />
        )}
      </Field>
      <Field label={words.password} required error={isIncomplete ? words.missingPassword : null}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            readOnly={!canType}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            capsLockWarning={words.capsLock}
            onChange={(typed) => actor.send({ type: 'password.typed', password: typed })}
          />
        )}
      </Field>
      <Result actor={actor} />
      {work === undefined ? null : renderWork(work)}
      <Submit actor={actor} label={words.next}>
        <span />
      </Submit>
    </form>
  );
}

function CodeForm({ actor }: { actor: OperatorSignInRef }) {
  const name = useSelector(actor, selectName);
  const code = useSelector(actor, selectCode);
  const canType = useSelector(actor, selectCanType);
  const canGoBack = useSelector(actor, selectCanGoBack);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  return (
    <form noValidate method="post" aria-labelledby="operator-title" onSubmit={submitTo(actor)} className={FORM}>
      <h1 id="operator-title" className="font-strong text-20 leading-head">
        {words.codeTitle(name)}
      </h1>
      <Field label={words.code} required help={words.codeHelp} error={isIncomplete ? words.notCode : null}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            inputRef={takeFocus}
            value={code}
            readOnly={!canType}
            onChange={(typed) => actor.send({ type: 'code.typed', code: typed })}
          />
        )}
      </Field>
      <Result actor={actor} />
      <Submit actor={actor} label={words.enter}>
        <Button tone="quiet" disabled={!canGoBack} onClick={() => actor.send({ type: 'signIn.back' })}>
          {words.back}
        </Button>
      </Submit>
    </form>
  );
}

function Result({ actor }: { actor: OperatorSignInRef }) {
  const failure = useSelector(actor, selectFailure);
  const minutes = useSelector(actor, selectMinutes);
  const hasEnded = useSelector(actor, selectHasEnded);
  if (hasEnded)
    return (
      <Note tone="warn" live>
        {words.ended}
      </Note>
    );
  if (minutes !== null)
    return (
      <Note tone="warn" live>
        {words.waiting(minutes)}
      </Note>
    );
  return failure === null ? null : (
    <Note tone="danger" live>
      {failure}
    </Note>
  );
}

function Submit({ actor, label, children }: { actor: OperatorSignInRef; label: string; children: ReactNode }) {
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <SubmitRow label={label} isBusy={isBusy} canSubmit={canSubmit}>
      {children}
    </SubmitRow>
  );
}

function Room({ actor, renderRooms }: Omit<OperatorSignInProps, 'renderWork'>) {
  const operator = useSelector(actor, selectOperator);
  const rooms = useSelector(actor, selectRooms);
  const canLeave = useSelector(actor, selectCanLeave);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div className="min-h-screen">
      <header className="flex min-h-6 flex-wrap items-center justify-between gap-1 border-line border-b bg-surface px-2 py-1">
        <p className="flex items-center gap-1">
          <Logo />
          <span className="font-strong text-16">{brand.name}</span>
          <span className="text-12 text-ink-3">{words.room}</span>
        </p>
        <p className="flex flex-wrap items-center gap-1">
          <span>
            {operator?.name}{' '}
            <span className="text-12 text-ink-3 max-md:hidden">
              {operator?.roles.map((role) => words.roles[role]).join('、')}
            </span>
          </span>
          <Button
            size={32}
            icon="right"
            busy={isBusy}
            disabled={!(canLeave || isBusy)}
            onClick={() => actor.send({ type: 'operator.leave' })}
          >
            {words.leave}
          </Button>
        </p>
      </header>
      <main className="grid gap-2 p-2 md:p-3">
        <Result actor={actor} />
        {rooms !== undefined && renderRooms(rooms)}
      </main>
    </div>
  );
}
