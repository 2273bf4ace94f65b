import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { operatorRestrictions as words } from '#copy/operator/console.ts';
import {
  compatibilityGroups,
  limitedScopes,
  packingGroups,
  restrictedParties,
} from '#domain/dangerous-goods/restrictions.ts';
import { dgClasses } from '#domain/reference/dangerous-classes.ts';
import { restrictedClasses } from '#domain/reference/restricted-classes.ts';
import {
  type DraftField,
  hasCompatibilityGroups,
  mayNamePackingGroup,
  type OperatorRestrictionsRef,
  selectConsidered,
  selectDraft,
  selectErrors,
  selectIsConsidering,
  selectIsWriting,
  selectRow,
  selectTheirs,
} from '#machines/operator-restrictions/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { takeFocus } from '../queue/take-focus.ts';

/** Form of one restriction; hidden during the preview of its effect. */
export function RestrictionForm({ actor }: { actor: OperatorRestrictionsRef }) {
  const isDrafted = useSelector(actor, (snapshot) => selectDraft(snapshot) !== null);
  const isDecided = useSelector(
    actor,
    (snapshot) => selectConsidered(snapshot) !== null || selectTheirs(snapshot) !== null,
  );
  return isDrafted && !isDecided ? <Form actor={actor} /> : null;
}

function Form({ actor }: { actor: OperatorRestrictionsRef }) {
  const row = useSelector(actor, selectRow);
  const isWriting = useSelector(actor, selectIsWriting);
  const isConsidering = useSelector(actor, selectIsConsidering);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'draft.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-labelledby="restriction"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isWriting) actor.send({ type: 'draft.drop' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 id="restriction" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {row === null ? words.adding : words.editing(row.partyName, words.what(row))}
      </h2>
      <p className="text-12 text-ink-3">{words.lead}</p>
      <Fields actor={actor} />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" tone="primary" busy={isConsidering} disabled={!(isWriting || isConsidering)}>
          {words.consider}
        </Button>
        <Button disabled={!isWriting} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </form>
  );
}

const PARTIES = restrictedParties.map((value) => ({ value, label: words.parties[value] }));
const ANY = { value: '', label: words.anyClass };
const CLASSES = [
  ANY,
  ...restrictedClasses.map((value) => ({ value, label: value === '1' ? words.allExplosives : value })),
];
const asChoices = (values: readonly string[]) => [ANY, ...values.map((value) => ({ value, label: value }))];
const GROUPS = asChoices(packingGroups);
const SUBSIDIARIES = asChoices(dgClasses.map(({ code }) => code));
const LETTERS = asChoices(compatibilityGroups);
const LIMITED = [
  { value: '', label: words.anyLimited },
  ...limitedScopes.map((value) => ({ value, label: words.limited[value] })),
];

function Fields({ actor }: { actor: OperatorRestrictionsRef }) {
  const partyKind = useSelector(actor, (snapshot) => selectDraft(snapshot)?.partyKind ?? 'carrier');
  const dgClass = useSelector(actor, (snapshot) => selectDraft(snapshot)?.dgClass ?? '');
  return (
    <>
      <Choice actor={actor} field="partyKind" choices={PARTIES} />
      <Line actor={actor} field="partyCode" help={words.codes[partyKind]} required />
      <div className="grid gap-1.5 md:grid-cols-2">
        <Choice actor={actor} field="dgClass" choices={CLASSES} />
        <Line actor={actor} field="unNo" />
        <Choice
          actor={actor}
          field="subsidiaryClass"
          choices={SUBSIDIARIES.filter(({ value }) => value === '' || value !== dgClass)}
        />
        {hasCompatibilityGroups(dgClass) ? <Choice actor={actor} field="compatibilityGroup" choices={LETTERS} /> : null}
        {mayNamePackingGroup(dgClass) ? <Choice actor={actor} field="packingGroup" choices={GROUPS} /> : null}
        <Line actor={actor} field="specialProvision" help={words.provisionHelp} />
        <Choice actor={actor} field="limitedQuantity" choices={LIMITED} />
        <Line actor={actor} field="limitKg" help={words.limitHelp} unit={words.kilograms} />
      </div>
      <Line actor={actor} field="source" help={words.sourceHelp} required />
      <Line actor={actor} field="validFrom" help={words.fromHelp} type="datetime-local" />
      <Line actor={actor} field="validTo" help={words.toHelp} type="datetime-local" />
    </>
  );
}

interface LineProps {
  actor: OperatorRestrictionsRef;
  field: DraftField;
  help?: string;
  required?: boolean;
}

function useField({ actor, field }: Pick<LineProps, 'actor' | 'field'>) {
  const value = useSelector(actor, (snapshot) => selectDraft(snapshot)?.[field] ?? '');
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[field]);
  const isWriting = useSelector(actor, selectIsWriting);
  return {
    value,
    isWriting,
    error: error === undefined ? null : typeof error === 'string' ? words.errors[error] : error.message,
    change: (typed: string) => actor.send({ type: 'field.typed', field, value: typed }),
  };
}

function Line({
  actor,
  field,
  help,
  required = false,
  type = 'text',
  unit,
}: LineProps & { type?: 'datetime-local' | 'text'; unit?: string }) {
  const { value, isWriting, error, change } = useField({ actor, field });
  return (
    <Field label={words.fields[field]} required={required} help={help} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          unit={unit}
          autoComplete="off"
          maxLength={80}
          value={value}
          readOnly={!isWriting}
          onChange={change}
        />
      )}
    </Field>
  );
}

function Choice({ actor, field, choices }: LineProps & { choices: readonly { value: string; label: string }[] }) {
  const { value, isWriting, error, change } = useField({ actor, field });
  return (
    <Field label={words.fields[field]} error={error}>
      {(control) => <Select {...control} choices={choices} value={value} disabled={!isWriting} onChange={change} />}
    </Field>
  );
}
