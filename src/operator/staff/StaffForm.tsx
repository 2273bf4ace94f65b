import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { operatorConsole } from '#copy/operator/console.ts';
import { operatorStaff as words } from '#copy/operator/staff.ts';
import { type OperatorRole, operatorRoles } from '#domain/company/operator-roles.ts';
import {
  type OperatorStaffRef,
  selectAct,
  selectDraft,
  selectErrors,
  selectIsRoleFree,
  selectIsWriting,
} from '#machines/operator-staff/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { takeFocus } from '../queue/take-focus.ts';

/** The name and roles of a new operator, or the roles of one in the list. */
export function StaffForm({ actor }: { actor: OperatorStaffRef }) {
  const isWriting = useSelector(actor, selectIsWriting);
  return isWriting ? <Form actor={actor} /> : null;
}

function Form({ actor }: { actor: OperatorStaffRef }) {
  const isAdding = useSelector(actor, (snapshot) => selectAct(snapshot) === 'add');
  const name = useSelector(actor, (snapshot) => selectDraft(snapshot).name);
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
      aria-labelledby="staff-form"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'draft.drop' });
      }}
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h2 id="staff-form" tabIndex={-1} ref={takeFocus} className="font-strong text-16 leading-head">
        {isAdding ? words.adding : words.changing(name)}
      </h2>
      {isAdding ? <Name actor={actor} /> : null}
      <Roles actor={actor} />
      <div className="flex flex-wrap gap-1">
        <Button type="submit" tone="primary">
          {words.next}
        </Button>
        <Button onClick={() => actor.send({ type: 'draft.drop' })}>{words.drop}</Button>
      </div>
    </form>
  );
}

function Name({ actor }: { actor: OperatorStaffRef }) {
  const name = useSelector(actor, (snapshot) => selectDraft(snapshot).name);
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot).name);
  const text = error === undefined ? null : typeof error === 'object' ? error.received : words.errors.MISSING.name;
  return (
    <Field label={words.name} required help={words.nameHelp} error={text}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={32}
          value={name}
          onChange={(value) => actor.send({ type: 'name.typed', value })}
        />
      )}
    </Field>
  );
}

function Roles({ actor }: { actor: OperatorStaffRef }) {
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot).roles);
  const text =
    error === undefined
      ? null
      : typeof error === 'object'
        ? error.received
        : error === 'UNCHANGED'
          ? words.errors.UNCHANGED
          : words.errors.MISSING.roles;
  return (
    <Field label={words.roles} required grouped error={text}>
      {({ id: _, 'aria-labelledby': labelledBy, ...control }) => (
        // biome-ignore lint/a11y/useSemanticElements: the name of the group is the label of the field
        <div
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={control['aria-describedby']}
          className="grid gap-1"
        >
          {operatorRoles.map((role, index) => (
            <Role key={role} actor={actor} role={role} isInvalid={index === 0 && control['aria-invalid'] === true} />
          ))}
        </div>
      )}
    </Field>
  );
}

function Role({ actor, role, isInvalid }: { actor: OperatorStaffRef; role: OperatorRole; isInvalid: boolean }) {
  const isChosen = useSelector(actor, (snapshot) => selectDraft(snapshot).roles.includes(role));
  const isFree = useSelector(actor, selectIsRoleFree(role));
  return (
    <Checkbox
      checked={isChosen}
      disabled={!isFree}
      {...(isInvalid ? { 'aria-invalid': true as const } : {})}
      onChange={() => actor.send({ type: 'role.toggled', role })}
    >
      {operatorConsole.roles[role]}
      <span className="block text-12 text-ink-3">{isFree ? words.roleTexts[role] : words.ownAdmin}</span>
    </Checkbox>
  );
}
