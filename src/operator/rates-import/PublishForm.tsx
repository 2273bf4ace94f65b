import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { ratesImport as words } from '#copy/operator/rates.ts';
import {
  type RatesImportRef,
  type RateVersion,
  selectAcceptsLoss,
  selectGoesInForceAt,
  selectIsOpen,
  selectIsPublishing,
  selectPreview,
  selectTime,
  selectTimeError,
  selectVersions,
  selectWhen,
} from '#machines/rates-import/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

type Meeting = keyof typeof words.meets;

/** Which of two versions comes first; one without a time is published at once. */
function meetingOf(publishAt: number, ownAt: number | null, isNow: boolean): Meeting {
  if (ownAt === null) return isNow ? 'followsThis' : 'unsaid';
  if (publishAt === ownAt) return 'sameTime';
  return publishAt > ownAt ? 'followsThis' : 'precedesThis';
}

/** Scheduled versions, each with its effect on the version about to be published. */
export function Scheduled({ actor }: { actor: RatesImportRef }) {
  const versions = useSelector(actor, selectVersions);
  const ownAt = useSelector(actor, selectGoesInForceAt);
  const isNow = useSelector(actor, (snapshot) => selectWhen(snapshot) === 'now');
  const waiting = (versions ?? []).flatMap((version) =>
    version.status === 'SCHEDULED' && version.publishAt !== null ? [{ ...version, publishAt: version.publishAt }] : [],
  );
  if (waiting.length === 0) return null;
  const say = ({ fileName, rowCount, publishAt }: RateVersion & { publishAt: number }) => {
    const { date, clock } = portTime(publishAt, HOUSE_ZONE);
    return words.meets[meetingOf(publishAt, ownAt, isNow)](`${date} ${clock}`, fileName, rowCount);
  };
  return (
    <Note tone="warn" live title={words.waiting(waiting.length)}>
      {waiting.map((version) => (
        <span key={version.versionId} className="block">
          {say(version)}
        </span>
      ))}
    </Note>
  );
}

const WHENS = (['now', 'later'] as const).map((value) => ({ value, label: words.whens[value] }));

interface PublishFormProps {
  actor: RatesImportRef;
  /** Button that discards the file. */
  drop: ReactNode;
}

/** Publishes the previewed file now or at a given time; stays in view below long previews. */
export function PublishForm({ actor, drop }: PublishFormProps) {
  const when = useSelector(actor, selectWhen);
  const isOpen = useSelector(actor, selectIsOpen);
  const isPublishing = useSelector(actor, selectIsPublishing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'publish.submit' });
  };
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="publish"
      onSubmit={submit}
      className="sticky bottom-0 z-20 -mx-2 -mb-2 grid min-w-0 gap-1 rounded-b border-line border-t bg-surface p-2 md:-mx-3 md:-mb-3 md:px-3"
    >
      <h3 id="publish" className="sr-only">
        {words.publish}
      </h3>
      <Scheduled actor={actor} />
      <Loss actor={actor} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <Field label={words.when} grouped>
          {(control) => (
            <RadioGroup
              {...control}
              choices={WHENS}
              value={when}
              disabled={!isOpen}
              onChange={(chosen) => actor.send({ type: 'when.chosen', when: chosen })}
            />
          )}
        </Field>
        {when === 'later' ? <TimeField actor={actor} /> : null}
        <Button type="submit" tone="primary" busy={isPublishing} disabled={!(isOpen || isPublishing)}>
          {when === 'now' ? words.submitNow : words.submitLater}
        </Button>
        {drop}
      </div>
      <p className="text-12 text-ink-3">{words.whole}</p>
    </form>
  );
}

/** Confirms the removal of numbers from the dangerous goods list. */
function Loss({ actor }: { actor: RatesImportRef }) {
  const lost = useSelector(actor, (snapshot) => selectPreview(snapshot)?.numbersLost);
  const accepts = useSelector(actor, selectAcceptsLoss);
  const isOpen = useSelector(actor, selectIsOpen);
  if (lost === undefined) return null;
  return (
    <Checkbox
      checked={accepts}
      disabled={!isOpen}
      onChange={(checked) => actor.send({ type: 'loss.accepted', accepts: checked })}
    >
      {words.loss(lost)}
    </Checkbox>
  );
}

function TimeField({ actor }: { actor: RatesImportRef }) {
  const time = useSelector(actor, selectTime);
  const timeError = useSelector(actor, selectTimeError);
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <div aria-live="polite">
      <Field label={words.time} required error={timeError === null ? null : words.timeErrors[timeError]}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={time}
            readOnly={!isOpen}
            onChange={(typed) => actor.send({ type: 'time.typed', time: typed })}
          />
        )}
      </Field>
    </div>
  );
}
