import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { passwordErrors, session } from '#copy/sign-in/session.ts';
import { closeAccountCopy as words } from '#copy/user-centre/account.ts';
import {
  type CloseAccountRef,
  selectError,
  selectFailure,
  selectIsBlocked,
  selectIsClosed,
  selectIsClosing,
  selectIsConfirming,
  selectIsEditable,
  selectIsExported,
  selectIsExporting,
  selectNeedsPassword,
  selectPassword,
  selectReasons,
} from '#machines/close-account/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { PasswordInput } from '#src/ui/parts/PasswordInput.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/** Exports the user's data and closes the account, after a warning about the consequences. */
export function CloseAccount({ actor }: { actor: CloseAccountRef }) {
  const isBlocked = useSelector(actor, selectIsBlocked);
  const isClosed = useSelector(actor, selectIsClosed);
  if (isClosed) return <Closed actor={actor} />;
  return isBlocked ? <Blocked actor={actor} /> : <Choices actor={actor} />;
}

function Choices({ actor }: { actor: CloseAccountRef }) {
  const needsPassword = useSelector(actor, selectNeedsPassword);
  const failure = useSelector(actor, selectFailure);
  const box = useRef<HTMLDivElement>(null);

  const press = (type: 'close.export' | 'close.submit') => {
    flushSync(() => actor.send({ type }));
    box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <div ref={box} className="grid gap-2">
      {needsPassword ? <Password actor={actor} /> : <p className="text-ink-2">{words.proven}</p>}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <Export actor={actor} onPress={() => press('close.export')} />
      <Close actor={actor} onPress={() => press('close.submit')} />
    </div>
  );
}

function Password({ actor }: { actor: CloseAccountRef }) {
  const value = useSelector(actor, selectPassword);
  const error = useSelector(actor, selectError);
  const isEditable = useSelector(actor, selectIsEditable);
  return (
    <Field label={words.password} error={error === null ? null : passwordErrors[error as keyof typeof passwordErrors]}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="current-password"
          showLabel={session.showPassword}
          hideLabel={session.hidePassword}
          capsLockWarning={session.capsLock}
          value={value}
          readOnly={!isEditable}
          closed={!isEditable}
          onChange={(text) => actor.send({ type: 'close.typed', field: 'password', text })}
        />
      )}
    </Field>
  );
}

interface PartProps {
  actor: CloseAccountRef;
  onPress: () => void;
}

function Export({ actor, onPress }: PartProps) {
  const isEditable = useSelector(actor, selectIsEditable);
  const isExporting = useSelector(actor, selectIsExporting);
  const isExported = useSelector(actor, selectIsExported);
  return (
    <section aria-label={words.exportTitle} className="grid gap-1">
      <h3 className="font-strong">{words.exportTitle}</h3>
      <p className="text-ink-2">{words.exportText}</p>
      <div>
        <Button busy={isExporting} disabled={!(isEditable || isExporting)} onClick={onPress}>
          {words.export}
        </Button>
      </div>
      <p role="status" className="text-14 text-ok empty:hidden">
        {isExported ? words.exported : null}
      </p>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="grid gap-0.5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Close({ actor, onPress }: PartProps) {
  const isEditable = useSelector(actor, selectIsEditable);
  const isConfirming = useSelector(actor, selectIsConfirming);
  const isClosing = useSelector(actor, selectIsClosing);
  return (
    <section aria-label={words.closeTitle} className="grid gap-1 border-line border-t pt-2">
      <h3 className="font-strong">{words.closeTitle}</h3>
      <List {...words.removed} />
      <List {...words.kept} />
      <p className="text-ink-2">{words.enterprise}</p>
      {isConfirming || isClosing ? (
        <Question actor={actor} isClosing={isClosing} />
      ) : (
        <div>
          <Button tone="danger" disabled={!isEditable} onClick={onPress}>
            {words.close}
          </Button>
        </div>
      )}
    </section>
  );
}

function Question({ actor, isClosing }: { actor: CloseAccountRef; isClosing: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {words.ask}
      </p>
      <Button disabled={isClosing} onClick={() => actor.send({ type: 'close.cancel' })}>
        {words.keep}
      </Button>
      <Button tone="danger" busy={isClosing} onClick={() => actor.send({ type: 'close.confirm' })}>
        {isClosing ? words.closing : words.confirm}
      </Button>
    </div>
  );
}

function Blocked({ actor }: { actor: CloseAccountRef }) {
  const reasons = useSelector(actor, selectReasons);
  return (
    <div className="grid gap-2">
      <Note tone="warn" live title={words.blockedTitle}>
        <ul className="grid gap-0.5">
          {reasons.map((reason) => (
            <li key={reason} className="wrap-anywhere">
              {reason}
            </li>
          ))}
        </ul>
      </Note>
      <div>
        <Button ref={focus} onClick={() => actor.send({ type: 'close.cancel' })}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

function Closed({ actor }: { actor: CloseAccountRef }) {
  return (
    <div className="grid gap-2">
      <Note tone="ok" live title={words.closedTitle}>
        {words.closedText}
      </Note>
      <div>
        <Button ref={focus} tone="primary" onClick={() => actor.send({ type: 'close.leave' })}>
          {words.toSite}
        </Button>
      </div>
    </div>
  );
}
