import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorContent as words } from '#copy/operator/content.ts';
import {
  type OperatorArticleRef,
  selectCanWrite,
  selectHasUpcoming,
  selectIsActing,
  selectIsDirty,
  selectIsPublishable,
  selectIsPublishing,
  selectIsRecalling,
  selectIsShown,
  selectIsWithdrawable,
  selectRow,
  selectSchedule,
  selectTimeError,
} from '#machines/operator-article/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { WithdrawQuestion } from './Questions.tsx';

const WHENS = (['now', 'later'] as const).map((value) => ({ value, label: words.whens[value] }));

/** Publishes the saved version now or at a given time, or withdraws it. */
export function PublishForm({ actor }: { actor: OperatorArticleRef }) {
  const schedule = useSelector(actor, selectSchedule);
  const canWrite = useSelector(actor, selectCanWrite);
  const isShown = useSelector(actor, selectIsShown);
  const isPublishable = useSelector(actor, selectIsPublishable);
  const isPublishing = useSelector(actor, selectIsPublishing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'publish.submit' });
  };
  const isNow = schedule.when === 'now';
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="publish"
      onSubmit={submit}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="publish" className="font-strong text-16">
        {words.publish}
      </h3>
      <Since actor={actor} />
      {isShown ? <p className="text-12 text-ink-3">{words.untilThen}</p> : null}
      <Field label={words.when} grouped>
        {(control) => (
          <RadioGroup
            {...control}
            choices={WHENS}
            value={schedule.when}
            disabled={!canWrite}
            onChange={(when) => actor.send({ type: 'schedule.typed', schedule: { ...schedule, when } })}
          />
        )}
      </Field>
      {isNow ? null : <TimeField actor={actor} />}
      <div className="flex flex-wrap items-center gap-1">
        <Button
          type="submit"
          tone="primary"
          busy={isPublishing}
          disabled={!((canWrite && isPublishable) || isPublishing)}
          aria-describedby={isPublishable ? undefined : 'publish-why'}
        >
          {isNow ? words.submitNow : words.submitLater}
        </Button>
        <Recall actor={actor} />
        <Withdraw actor={actor} />
      </div>
      <Why actor={actor} />
      <WithdrawQuestion actor={actor} />
    </form>
  );
}

function Since({ actor }: { actor: OperatorArticleRef }) {
  const row = useSelector(actor, selectRow);
  if (row === null) return null;
  const { shownFrom, changeFrom, hasChanges } = row;
  return (
    <>
      {shownFrom === null ? null : (
        <p className="text-12 text-ink-3">
          {words.shownFrom} <DateTime instant={shownFrom} zone={HOUSE_ZONE} />
        </p>
      )}
      {changeFrom === null ? null : (
        <p className="text-12 text-ink-3">
          {words.changeFrom} <DateTime instant={changeFrom} zone={HOUSE_ZONE} />
          {hasChanges ? `，${words.replaces}` : ''}
        </p>
      )}
    </>
  );
}

/** Cancels the scheduled change. */
function Recall({ actor }: { actor: OperatorArticleRef }) {
  const hasUpcoming = useSelector(actor, selectHasUpcoming);
  const canWrite = useSelector(actor, selectCanWrite);
  const isRecalling = useSelector(actor, selectIsRecalling);
  return hasUpcoming ? (
    <Button
      busy={isRecalling}
      disabled={!(canWrite || isRecalling)}
      onClick={() => actor.send({ type: 'change.recall' })}
    >
      {words.recall}
    </Button>
  ) : null;
}

/** Explains why nothing can be published. */
function Why({ actor }: { actor: OperatorArticleRef }) {
  const isPublishable = useSelector(actor, selectIsPublishable);
  const isDirty = useSelector(actor, selectIsDirty);
  const row = useSelector(actor, selectRow);
  return isPublishable ? null : (
    <p id="publish-why" className="text-12 text-ink-3">
      {isDirty || row === null ? words.saveFirst : words.nothingToPublish}
    </p>
  );
}

function Withdraw({ actor }: { actor: OperatorArticleRef }) {
  const isWithdrawable = useSelector(actor, selectIsWithdrawable);
  const canWrite = useSelector(actor, selectCanWrite);
  const isActing = useSelector(actor, selectIsActing);
  return isWithdrawable ? (
    <Button tone="danger" disabled={!canWrite || isActing} onClick={() => actor.send({ type: 'withdraw.ask' })}>
      {words.withdraw}
    </Button>
  ) : null;
}

function TimeField({ actor }: { actor: OperatorArticleRef }) {
  const schedule = useSelector(actor, selectSchedule);
  const timeError = useSelector(actor, selectTimeError);
  const canWrite = useSelector(actor, selectCanWrite);
  return (
    <div aria-live="polite">
      <Field label={words.time} required error={timeError === null ? null : words.timeErrors[timeError]}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={schedule.time}
            readOnly={!canWrite}
            onChange={(time) => actor.send({ type: 'schedule.typed', schedule: { ...schedule, time } })}
          />
        )}
      </Field>
    </div>
  );
}
