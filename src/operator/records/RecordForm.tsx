import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { operatorCompany as words } from '#copy/operator/company.ts';
import {
  type OperatorRecordsRef,
  selectDraft,
  selectErrors,
  selectIsSaving,
  selectIsTaken,
  selectIsWriting,
  selectRow,
} from '#machines/operator-records/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { takeFocus } from '../queue/take-focus.ts';
import type { RecordField } from './fields.ts';

interface RecordFormProps {
  actor: OperatorRecordsRef;
  title: ReactNode;
  fields: readonly RecordField[];
  /** Inputs other than text fields. */
  children?: ReactNode;
}

/** Form of the open record. */
export function RecordForm(props: RecordFormProps) {
  const isDrafted = useSelector(props.actor, (snapshot) => selectDraft(snapshot) !== null);
  return isDrafted ? <Form {...props} /> : null;
}

function Form({ actor, title, fields, children }: RecordFormProps) {
  const row = useSelector(actor, selectRow);
  const isTaken = useSelector(actor, selectIsTaken);
  const isWriting = useSelector(actor, selectIsWriting);
  const isSaving = useSelector(actor, selectIsSaving);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'draft.save' }));
  };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-labelledby="record"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isWriting) actor.send({ type: 'draft.drop' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 id="record" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {title}
      </h2>
      {isTaken ? (
        <Note tone="warn" live title={words.taken(row?.editedBy ?? '')}>
          {words.takenLead}
        </Note>
      ) : null}
      <div className="grid gap-1.5 md:grid-cols-2">
        {fields.map((field) => (
          <Entry key={field.name} actor={actor} field={field} />
        ))}
      </div>
      {children}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" tone="primary" busy={isSaving} disabled={!(isWriting || isSaving)}>
          {words.save}
        </Button>
        <Button disabled={!isWriting} onClick={() => actor.send({ type: 'draft.drop' })}>
          {words.drop}
        </Button>
      </div>
    </form>
  );
}

function Entry({ actor, field: { name, label, help, required, isFixed, choices } }: EntryProps) {
  const value = useSelector(actor, (snapshot) => selectDraft(snapshot)?.[name] ?? '');
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[name] ?? null);
  const isWriting = useSelector(actor, selectIsWriting);
  const isTaken = useSelector(actor, selectIsTaken);
  const theirs = useSelector(actor, (snapshot) => selectRow(snapshot)?.fields[name] ?? '');
  const change = (typed: string) => actor.send({ type: 'field.typed', field: name, value: typed });
  return (
    <Field
      label={label}
      required={required}
      help={isTaken && theirs !== value ? words.theirs(theirs) : help}
      error={error !== null && value === '' && required ? words.missing : error}
    >
      {(control) =>
        choices === undefined ? (
          <TextInput
            {...control}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={value}
            readOnly={isFixed || !isWriting}
            onChange={change}
          />
        ) : (
          <Select {...control} choices={choices} value={value} disabled={!isWriting} onChange={change} />
        )
      }
    </Field>
  );
}

interface EntryProps {
  actor: OperatorRecordsRef;
  field: RecordField;
}
