import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorLeads as words } from '#copy/operator/requests.ts';
import {
  type LeadSheet,
  type OperatorLeadRef,
  selectCanSettle,
  selectCanTake,
  selectCanWrite,
  selectDone,
  selectIsOpening,
  selectIsSettling,
  selectNote,
  selectStranded,
} from '#machines/operator-lead/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

const BOX = 'grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3';

/** Assigns the lead and closes it with a result. */
export function HandlingForm({ actor, sheet }: { actor: OperatorLeadRef; sheet: LeadSheet }) {
  const isOpening = useSelector(actor, selectIsOpening);
  const stranded = useSelector(actor, selectStranded);
  const { row, note, handledAt } = sheet;
  return (
    <section aria-labelledby="handling" className={BOX}>
      <h3 id="handling" className="font-strong text-16">
        {words.handling}
      </h3>
      {row.handledBy === null || handledAt === null ? null : (
        <p className="text-12 text-ink-3">
          {words.handledBy(row.handledBy)} {words.handledAt} <DateTime instant={handledAt} zone={HOUSE_ZONE} />
        </p>
      )}
      {isOpening ? null : row.status === 'done' ? (
        <>
          <p className="wrap-break-word">
            {words.over}：{note}
          </p>
          {stranded === null ? null : (
            <p className="wrap-break-word text-ink-2">
              {words.stranded}：{stranded}
            </p>
          )}
        </>
      ) : (
        <Form actor={actor} />
      )}
    </section>
  );
}

function Form({ actor }: { actor: OperatorLeadRef }) {
  const note = useSelector(actor, selectNote);
  const isDone = useSelector(actor, (snapshot) => selectDone(snapshot) !== null);
  const canWrite = useSelector(actor, selectCanWrite);
  const canTake = useSelector(actor, selectCanTake);
  const canSettle = useSelector(actor, selectCanSettle);
  const isSettling = useSelector(actor, selectIsSettling);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'lead.settle' });
  };
  return (
    <form
      ref={isDone ? undefined : focusFirst}
      noValidate
      method="post"
      onSubmit={submit}
      className="grid min-w-0 gap-1"
    >
      <Field label={words.note} required help={words.noteHelp}>
        {(control) => (
          <TextArea
            {...control}
            limit={500}
            readOnly={!canWrite}
            value={note}
            onChange={(typed) => actor.send({ type: 'note.typed', note: typed })}
          />
        )}
      </Field>
      <span className="flex flex-wrap items-center gap-1">
        <Button type="submit" tone="primary" busy={isSettling} disabled={!(canSettle || isSettling)}>
          {words.settle}
        </Button>
        {canTake ? (
          <>
            <Button onClick={() => actor.send({ type: 'lead.take' })}>{words.take}</Button>
            <span className="text-12 text-ink-3">{words.takeHelp}</span>
          </>
        ) : null}
      </span>
    </form>
  );
}

/** Focuses the form of a message just opened; after an action, focus stays with the result. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('textarea')?.focus();
