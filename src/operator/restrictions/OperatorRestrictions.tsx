import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import { orders } from '#copy/orders/list.ts';
import {
  conditionsOf,
  type OperatorRestrictionsRef,
  type RestrictionDraft,
  selectCanAdd,
  selectCanChoose,
  selectCanDrop,
  selectCanSave,
  selectConsidered,
  selectDone,
  selectDraft,
  selectFailure,
  selectIsAsking,
  selectIsEnding,
  selectIsOpen,
  selectIsSaving,
  selectIsUnread,
  selectRow,
  selectTheirs,
} from '#machines/operator-restrictions/index.ts';
import { ConfirmQuestion } from '#src/operator/queue/Question.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { takeFocus, takeLostFocus } from '../queue/take-focus.ts';
import { RestrictionForm } from './RestrictionForm.tsx';
import { RestrictionList } from './RestrictionList.tsx';

/** Describes the goods that a draft refuses. */
export const draftText = (draft: RestrictionDraft): string => words.what(conditionsOf(draft));

const timeOf = (instant: number | null): string => {
  if (instant === null) return words.open;
  const { date, clock } = portTime(instant, HOUSE_ZONE);
  return `${date} ${clock}`;
};

/** Two operators edited one row: shows both versions and asks which to keep. */
export function Conflict({ actor }: { actor: OperatorRestrictionsRef }) {
  const theirs = useSelector(actor, selectTheirs);
  const draft = useSelector(actor, selectDraft);
  const canChoose = useSelector(actor, selectCanChoose);
  const canDrop = useSelector(actor, selectCanDrop);
  if (theirs === null || draft === null) return null;
  const columns = [
    {
      head: words.theirs(theirs.editedBy ?? words.reference),
      party: theirs.partyCode,
      what: words.what(theirs),
      source: theirs.source,
      from: timeOf(theirs.validFrom),
      to: timeOf(theirs.validTo),
    },
    {
      head: words.mine,
      party: draft.partyCode,
      what: draftText(draft),
      source: draft.source,
      from: draft.validFrom.replace('T', ' '),
      to: draft.validTo === '' ? words.open : draft.validTo.replace('T', ' '),
    },
  ];
  return (
    <section
      aria-labelledby="conflict"
      className="grid min-w-0 gap-1.5 rounded border border-warn-line bg-warn-soft p-2 md:p-3"
    >
      <h2 id="conflict" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.conflict}
      </h2>
      <p>{words.conflictLead}</p>
      <div className="grid gap-1.5 md:grid-cols-2">
        {columns.map(({ head, ...facts }) => (
          <section key={head} aria-label={head} className="grid min-w-0 content-start gap-0.5 bg-surface p-1">
            <h3 className="font-strong">{head}</h3>
            <dl className="grid gap-0.5">
              {(['party', 'what', 'source', 'from', 'to'] as const).map((fact) => (
                <div key={fact}>
                  <dt className="text-12 text-ink-3">{words.columns[fact]}</dt>
                  <dd>{facts[fact]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button disabled={!canChoose} onClick={() => actor.send({ type: 'mine.keep' })}>
          {words.keepMine}
        </Button>
        <Button disabled={!canChoose} onClick={() => actor.send({ type: 'theirs.take' })}>
          {words.takeTheirs}
        </Button>
        <Button disabled={!canDrop} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </section>
  );
}

/** Open orders that the restriction would refuse, shown before saving. */
export function Considered({ actor }: { actor: OperatorRestrictionsRef }) {
  const considered = useSelector(actor, selectConsidered);
  const draft = useSelector(actor, selectDraft);
  const canSave = useSelector(actor, selectCanSave);
  const canDrop = useSelector(actor, selectCanDrop);
  const isSaving = useSelector(actor, selectIsSaving);
  if (considered === null || draft === null) return null;
  const { partyName, orders: refused, total } = considered;
  return (
    <section
      aria-labelledby="considered"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && canSave) actor.send({ type: 'draft.change' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 id="considered" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {words.considered(partyName, draftText(draft))}
      </h2>
      <p role="status">{total === 0 ? words.refusesNone : words.refuses(total)}</p>
      {draft.validFrom === '' ? null : <p className="text-12 text-ink-3">{words.notYet}</p>}
      {refused.length === 0 ? null : (
        <ul aria-label={words.orders} className="grid">
          {refused.map(({ orderNo, status }) => (
            <li key={orderNo} className="flex flex-wrap justify-between gap-1 border-line border-b py-0.5">
              <span className="font-strong">{orderNo}</span>
              <span className="text-ink-2">{orders.statuses[status]}</span>
            </li>
          ))}
        </ul>
      )}
      {total > refused.length ? <p className="text-12 text-ink-3">{words.moreOrders(total - refused.length)}</p> : null}
      <div className="flex flex-wrap gap-1">
        <Button
          tone="primary"
          busy={isSaving}
          disabled={!(canSave || isSaving)}
          onClick={() => actor.send({ type: 'draft.save' })}
        >
          {words.save}
        </Button>
        <Button disabled={!canSave} onClick={() => actor.send({ type: 'draft.change' })}>
          {words.change}
        </Button>
        <Button disabled={!canDrop} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </section>
  );
}

/** Names the restriction before it is ended. */
export function EndQuestion({ actor }: { actor: OperatorRestrictionsRef }) {
  const row = useSelector(actor, selectRow);
  const isAsking = useSelector(actor, selectIsAsking);
  const isEnding = useSelector(actor, selectIsEnding);
  if (row === null || !(isAsking || isEnding)) return null;
  return (
    <ConfirmQuestion
      id="end"
      title={words.endTitle(row.partyName, words.what(row))}
      help={words.endLead}
      confirm={words.confirm}
      keep={words.keep}
      isAsking={isAsking}
      isBusy={isEnding}
      onConfirm={() => actor.send({ type: 'end.confirm' })}
      onKeep={() => actor.send({ type: 'end.keep' })}
    />
  );
}

/** Restrictions of carriers, ports and vessels, with the open one beside the list. */
export function OperatorRestrictions({ actor }: { actor: OperatorRestrictionsRef }) {
  const [wasOpened, setWasOpened] = useState(false);
  const canAdd = useSelector(actor, selectCanAdd);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <section aria-labelledby="restrictions" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-1">
        <h1 id="restrictions" className="font-strong text-20 leading-head">
          {words.title}
        </h1>
        <Button
          key={String(canAdd)}
          ref={wasOpened ? takeLostFocus : undefined}
          size={32}
          icon="plus"
          disabled={!canAdd}
          onClick={() => {
            setWasOpened(true);
            actor.send({ type: 'row.add' });
          }}
        >
          {words.add}
        </Button>
        <Button size={32} icon="refresh" disabled={!isOpen} onClick={() => actor.send({ type: 'list.renew' })}>
          {words.renew}
        </Button>
      </div>
      <Result actor={actor} />
      <div className="grid min-w-0 items-start gap-2 xl:has-[>div:last-child:not(:empty)]:grid-cols-[minmax(0,1fr)_400px]">
        <RestrictionList actor={actor} onOpen={() => setWasOpened(true)} />
        <div className="grid min-w-0 gap-2">
          <EndQuestion actor={actor} />
          <Conflict actor={actor} />
          <Considered actor={actor} />
          <RestrictionForm actor={actor} />
        </div>
      </div>
    </section>
  );
}

/** Result of the last action. */
function Result({ actor }: { actor: OperatorRestrictionsRef }) {
  const done = useSelector(actor, selectDone);
  const failure = useSelector(actor, selectFailure);
  const isUnread = useSelector(actor, selectIsUnread);
  return (
    <>
      {done === null ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {words[done]}
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
