import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { PartyKind } from '#contract/calls/address-book.ts';
import { addressBookErrors, addressBook as words } from '#copy/user-centre/account.ts';
import { addressBookPartyForm, partyTexts } from '#domain/booking/party-texts.ts';
import { fieldNames } from '#domain/form/table.ts';
import {
  type AddressBookRef,
  type PartyField,
  selectCanSave,
  selectCanType,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsDefault,
  selectKind,
  selectText,
} from '#machines/address-book/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { CountryPick } from '#src/ui/parts/CountryPick.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';

export function EntryForm({ actor }: { actor: AddressBookRef }) {
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const canSave = useSelector(actor, selectCanSave);
  const canType = useSelector(actor, selectCanType);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'addresses.save' });
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-1.5">
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <Kind actor={actor} canType={canType} />
      {fieldNames(partyTexts).map((field) => (
        <PartyInput key={field} actor={actor} field={field} canType={canType} />
      ))}
      <Default actor={actor} canType={canType} />
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canType} onClick={() => actor.send({ type: 'addresses.cancel' })}>
          {words.cancel}
        </Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={!(canSave || isBusy)}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

interface InputProps {
  actor: AddressBookRef;
  canType: boolean;
}

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value: value as PartyKind, label }));

function Kind({ actor, canType }: InputProps) {
  const kind = useSelector(actor, selectKind);
  return (
    <Field label={words.kind}>
      {(control) => (
        <Select
          {...control}
          choices={KINDS}
          value={kind}
          disabled={!canType}
          onChange={(chosen) => actor.send({ type: 'addresses.kindChosen', kind: chosen })}
        />
      )}
    </Field>
  );
}

function Default({ actor, canType }: InputProps) {
  const isDefault = useSelector(actor, selectIsDefault);
  return (
    <Checkbox checked={isDefault} disabled={!canType} onChange={() => actor.send({ type: 'addresses.marked' })}>
      {words.makeDefault}
    </Checkbox>
  );
}

function PartyInput({ actor, field, canType }: InputProps & { field: PartyField }) {
  const text = useSelector(actor, selectText(field));
  const error = useSelector(actor, selectError(field));
  const type = (typed: string) => actor.send({ type: 'addresses.typed', field, text: typed });
  return (
    <Field
      label={words.fields[field]}
      required={addressBookPartyForm.fields[field]?.required === true}
      error={error && addressBookErrors[error as keyof typeof addressBookErrors]}
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          maxLength={partyTexts[field].most}
          readOnly={!canType}
          onChange={type}
          after={field === 'countryCode' && canType ? <CountryPick onChoose={type} /> : null}
        />
      )}
    </Field>
  );
}
