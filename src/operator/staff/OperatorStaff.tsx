import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import {
  type OperatorStaffRef,
  type SecretPart,
  type StaffAct,
  selectAct,
  selectCopied,
  selectDone,
  selectDraft,
  selectFailure,
  selectIsActing,
  selectIsAsking,
  selectIsBrowsing,
  selectIsCopying,
  selectIsUnread,
  selectOtpauth,
  selectPassword,
  selectPresentRoles,
  selectSecret,
} from '#machines/operator-staff/index.ts';
import { codeOf } from '#src/features/header/views/MiniProgramCode.tsx';
import { ConfirmQuestion } from '#src/operator/queue/Question.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { takeFocus, takeLostFocus } from '../queue/take-focus.ts';
import { StaffForm } from './StaffForm.tsx';
import { StaffList } from './StaffList.tsx';

/** The password, the key and its code, shown once to the administrator who made them. */
export function SetUp({ actor }: { actor: OperatorStaffRef }) {
  const otpauth = useSelector(actor, selectOtpauth);
  const name = useSelector(actor, (snapshot) => selectDraft(snapshot).name.trim());
  const password = useSelector(actor, selectPassword);
  const secret = useSelector(actor, selectSecret);
  if (otpauth === null) return null;
  return (
    <section aria-labelledby="set-up" className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <h2 id="set-up" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.setUp(name)}
      </h2>
      <p className="text-warn">{words.once}</p>
      <ol className="grid list-decimal gap-0.5 pl-2.5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Code otpauth={otpauth} />
      <dl className="grid gap-1">
        <Part actor={actor} part="password" text={password} />
        <Part actor={actor} part="secret" text={secret} />
      </dl>
      <Copied actor={actor} />
      <div>
        <Button tone="primary" onClick={() => actor.send({ type: 'secrets.close' })}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

function Code({ otpauth }: { otpauth: string }) {
  const { size, path } = codeOf(otpauth);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.code}
      className="w-full max-w-30 justify-self-center"
    >
      <rect width="100%" height="100%" className="fill-on-logo" />
      <path d={path} className="fill-un-black" shapeRendering="crispEdges" />
    </svg>
  );
}

function Part({ actor, part, text }: { actor: OperatorStaffRef; part: SecretPart; text: string }) {
  const isBusy = useSelector(actor, (snapshot) => selectIsCopying(snapshot) && selectCopied(snapshot)?.part === part);
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-1 border-line border-b py-0.5">
      <dt className="text-ink-3">{words.parts[part]}</dt>
      <dd className="break-all font-mono">{text}</dd>
      <dd>
        <Button
          size={32}
          tone="quiet"
          icon="copy"
          busy={isBusy}
          onClick={() => actor.send({ type: 'secret.copy', part })}
        >
          {words.copy} <span className="sr-only">{words.parts[part]}</span>
        </Button>
      </dd>
    </div>
  );
}

function Copied({ actor }: { actor: OperatorStaffRef }) {
  const copied = useSelector(actor, selectCopied);
  const isCopying = useSelector(actor, selectIsCopying);
  const text = copied === null || isCopying ? '' : copied.isThere ? words.copied[copied.part] : words.uncopied;
  return (
    <p role="status" className="min-h-2.5 text-12 text-ink-3">
      {text}
    </p>
  );
}

/** Explains the consequences before an action. */
export function ActQuestion({ actor }: { actor: OperatorStaffRef }) {
  const act = useSelector(actor, selectAct);
  const isAsking = useSelector(actor, selectIsAsking);
  const isActing = useSelector(actor, selectIsActing);
  return act !== null && (isAsking || isActing) ? <AskedAct actor={actor} act={act} /> : null;
}

function AskedAct({ actor, act }: { actor: OperatorStaffRef; act: StaffAct }) {
  const { name, roles } = useSelector(actor, selectDraft);
  const present = useSelector(actor, selectPresentRoles);
  const isAsking = useSelector(actor, selectIsAsking);
  const isActing = useSelector(actor, selectIsActing);
  const help =
    act === 'add'
      ? words.helps.add(roles)
      : act === 'roles'
        ? words.helps.roles(present ?? [], roles)
        : words.helps[act];
  return (
    <ConfirmQuestion
      id="staff-act"
      title={words.questions[act](name.trim())}
      help={help}
      confirm={words.confirms[act]}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isActing}
      onConfirm={() => actor.send({ type: 'act.confirm' })}
      onKeep={() => actor.send({ type: 'act.keep' })}
    />
  );
}

/** Lists the operators; beside the list stands the form, the confirmation or the set-up of one of them. */
export function OperatorStaff({ actor }: { actor: OperatorStaffRef }) {
  const [wasOpened, setWasOpened] = useState(false);
  const isBrowsing = useSelector(actor, selectIsBrowsing);
  return (
    <section aria-labelledby="staff" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="staff" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(isBrowsing)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!isBrowsing}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'staff.add' });
          }}
        >
          {words.add}
        </Button>
        <Button size={32} icon="refresh" disabled={!isBrowsing} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <p className="text-ink-2">{words.lead}</p>
      <Result actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        <StaffList actor={actor} onOpen={() => setWasOpened(true)} />
        <div className="grid min-w-0 gap-2">
          <ActQuestion actor={actor} />
          <StaffForm actor={actor} />
          <SetUp actor={actor} />
        </div>
      </div>
    </section>
  );
}

/** Says that an act was done, or why it was not. */
function Result({ actor }: { actor: OperatorStaffRef }) {
  const done = useSelector(actor, selectDone);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words.done[done.act](done.name)}
        </p>
      )}
      {failure === null ? null : isUnread ? (
        <RetryNote tone="danger" title={words.failures[failure.of]} onRetry={() => actor.send({ type: 'list.renew' })}>
          {failure.message}
        </RetryNote>
      ) : (
        <Note tone="danger" live title={words.failures[failure.of]}>
          {failure.message}
        </Note>
      )}
    </>
  );
}
