import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { keptPartyForm, partyTexts } from '#domain/booking/party-texts.ts';
import { fieldNames } from '#domain/form/table.ts';
import {
  type AddressBookRef,
  type PartyField,
  selectCanSave,
  selectCanType,
  selectError,
  selectFailure,
  selectIsBusy,
  selectText,
} from '#machines/address-book/index.ts';
import { addressBookErrors, addressBook as words } from '#src/ui/copy/address-book.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

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
      {fieldNames(partyTexts).map((field) => (
        <PartyInput key={field} actor={actor} field={field} canType={canType} />
      ))}
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

function PartyInput({ actor, field, canType }: { actor: AddressBookRef; field: PartyField; canType: boolean }) {
  const text = useSelector(actor, selectText(field));
  const error = useSelector(actor, selectError(field));
  return (
    <Field
      label={words.fields[field]}
      required={keptPartyForm.fields[field]?.required === true}
      error={error && addressBookErrors[error as keyof typeof addressBookErrors]}
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          maxLength={partyTexts[field].most}
          readOnly={!canType}
          onChange={(typed) => actor.send({ type: 'addresses.typed', field, text: typed })}
        />
      )}
    </Field>
  );
}
