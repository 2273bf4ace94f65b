import { useSelector } from '@xstate/react';
import { amendment as words } from '#copy/orders/amendment.ts';
import {
  type AmendmentRef,
  selectCanKeep,
  selectCanWithdraw,
  selectFailure,
  selectIsAsking,
  selectIsDecided,
  selectIsWithdrawing,
} from '#machines/amendment/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { type Amendment, AmendmentChanges } from './AmendmentChanges.tsx';

interface AmendmentsProps {
  actor: AmendmentRef;
  amendments: readonly Amendment[];
  /** Read-only users cannot withdraw. */
  mayAct: boolean;
}

/** Requested amendments, the open one first, with changes, costs and results. */
export function Amendments({ actor, amendments, mayAct }: AmendmentsProps) {
  const isDecided = useSelector(actor, selectIsDecided);
  if (amendments.length === 0) return null;
  return (
    <section aria-labelledby="amendments" className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="amendments" className="font-strong text-16">
        {words.title}
      </h3>
      {isDecided ? <Decided actor={actor} /> : null}
      {amendments.map((one) => (
        <article key={one.no} aria-label={words.name(one.no)} className="grid gap-1 border-line border-t pt-1">
          <Head amendment={one} />
          {one.state === 'waiting' ? <p className="text-ink-2">{words.waitingText}</p> : null}
          <AmendmentChanges amendment={one} />
          {one.state === 'waiting' && mayAct ? <Withdrawal actor={actor} no={one.no} /> : null}
        </article>
      ))}
    </section>
  );
}

function Head({ amendment: { no, state, at, decidedAt, reason } }: { amendment: Amendment }) {
  return (
    <div className="grid gap-0.5">
      <h4 className="flex flex-wrap gap-x-1 font-strong">
        {words.name(no)} <span>{words.states[state]}</span>
      </h4>
      <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
        <span>
          {words.asked} <DateTime instant={at} zone={HOUSE_ZONE} withYear />
        </span>
        {decidedAt === null ? null : (
          <span>
            {words.decided} <DateTime instant={decidedAt} zone={HOUSE_ZONE} withYear />
          </span>
        )}
      </p>
      {reason === null ? null : (
        <p>
          {words.reason}：{reason}
        </p>
      )}
    </div>
  );
}

function Withdrawal({ actor, no }: { actor: AmendmentRef; no: number }) {
  const isAsking = useSelector(actor, selectIsAsking);
  const isWithdrawing = useSelector(actor, selectIsWithdrawing);
  const canWithdraw = useSelector(actor, selectCanWithdraw);
  const canKeep = useSelector(actor, selectCanKeep);
  const failure = useSelector(actor, selectFailure);
  if (!isAsking)
    return (
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canWithdraw} onClick={() => actor.send({ type: 'amendment.withdraw', no })}>
          {words.withdraw}
        </Button>
      </div>
    );
  return (
    <section aria-label={words.withdraw} className="grid gap-1 rounded border border-danger-line bg-danger-soft p-2">
      <p role="status">{words.question}</p>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        <Button ref={takeFocus} disabled={!canKeep} onClick={() => actor.send({ type: 'amendment.keep' })}>
          {words.keep}
        </Button>
        <Button tone="danger" busy={isWithdrawing} onClick={() => actor.send({ type: 'amendment.confirm' })}>
          {words.confirm}
        </Button>
      </div>
    </section>
  );
}

/** The confirmation replaces the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function Decided({ actor }: { actor: AmendmentRef }) {
  const failure = useSelector(actor, selectFailure);
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size={32} onClick={() => actor.send({ type: 'amendment.keep' })}>
          {words.understood}
        </Button>
      }
    >
      {failure}
    </Note>
  );
}
