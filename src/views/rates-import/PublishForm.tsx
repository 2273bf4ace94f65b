import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  type RatesImportRef,
  selectIsOpen,
  selectIsPublishing,
  selectTime,
  selectTimeError,
  selectWhen,
} from '#machines/rates-import/index.ts';
import { ratesImport as words } from '#src/ui/copy/rates-import.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { RadioGroup } from '#src/ui/parts/common/RadioGroup.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Scheduled } from './Scheduled.tsx';

const WHENS = (['now', 'later'] as const).map((value) => ({ value, label: words.whens[value] }));

/** Puts what was compared in force, now or at a time. */
export function PublishForm({ actor }: { actor: RatesImportRef }) {
  const when = useSelector(actor, selectWhen);
  const isOpen = useSelector(actor, selectIsOpen);
  const isPublishing = useSelector(actor, selectIsPublishing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'publish.submit' });
  };
  return (
    <form noValidate method="post" aria-labelledby="publish" onSubmit={submit} className="grid min-w-0 gap-1.5">
      <h3 id="publish" className="font-strong">
        {words.publish}
      </h3>
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
      <Scheduled actor={actor} />
      <p className="text-12 text-ink-3">{words.whole}</p>
      <Button
        type="submit"
        tone="primary"
        busy={isPublishing}
        disabled={!(isOpen || isPublishing)}
        className="justify-self-start"
      >
        {when === 'now' ? words.submitNow : words.submitLater}
      </Button>
    </form>
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
