import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { addressBook as words } from '#copy/user-centre/account.ts';
import {
  type AddressBookRef,
  type KeptEntry,
  selectCanChoose,
  selectEntries,
  selectFailure,
  selectIsEditing,
  selectIsLoading,
  selectIsLost,
  selectRemovedId,
} from '#machines/address-book/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { EntryForm } from './EntryForm.tsx';

/** Lists the user's saved parties; removal asks for confirmation. */
export function AddressBook({ actor }: { actor: AddressBookRef }) {
  const entries = useSelector(actor, selectEntries);
  const failure = useSelector(actor, selectFailure);
  const isLoading = useSelector(actor, selectIsLoading);
  const isLost = useSelector(actor, selectIsLost);
  const isEditing = useSelector(actor, selectIsEditing);
  if (isEditing) return <EntryForm actor={actor} />;
  if (isLost)
    return (
      <Note
        tone="danger"
        live
        title={words.failed}
        action={<Button onClick={() => actor.send({ type: 'addresses.retry' })}>{words.retry}</Button>}
      >
        {failure}
      </Note>
    );
  if (isLoading && entries.length === 0) return <SkeletonText lines={4} />;
  return (
    <div className="grid gap-1" aria-busy={isLoading}>
      {failure === null ? null : (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <Adding actor={actor} />
      {entries.length === 0 ? (
        <p className="text-ink-2">{words.empty}</p>
      ) : (
        <ul aria-label={words.list} className="grid">
          {entries.map((entry) => (
            <Entry key={entry.id} actor={actor} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Adding({ actor }: { actor: AddressBookRef }) {
  const canChoose = useSelector(actor, selectCanChoose);
  return (
    <div>
      <Button disabled={!canChoose} onClick={() => actor.send({ type: 'addresses.add' })}>
        {words.add}
      </Button>
    </div>
  );
}

function Entry({ actor, entry: { id, kind, title, party, isDefault } }: { actor: AddressBookRef; entry: KeptEntry }) {
  const canChoose = useSelector(actor, selectCanChoose);
  const isConfirming = useSelector(actor, selectRemovedId) === id;
  const titleId = useId();
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b py-1 last:border-b-0 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p id={titleId} className="wrap-anywhere font-strong">
          {title} <Badge>{words.kinds[kind]}</Badge> {isDefault ? <Badge tone="ok">{words.isDefault}</Badge> : null}
        </p>
        <p className="wrap-anywhere text-12 text-ink-3">
          {[party.companyNameEn, party.addressEn, party.countryCode, party.contact, party.phone]
            .filter(Boolean)
            .join('，')}
        </p>
      </div>
      {isConfirming ? (
        <RemovalQuestion actor={actor} />
      ) : (
        <div className="flex gap-0.5">
          <Button
            size={32}
            tone="quiet"
            disabled={!canChoose}
            aria-describedby={titleId}
            onClick={() => actor.send({ type: 'addresses.edit', id })}
          >
            {words.edit}
          </Button>
          <Button
            size={32}
            tone="quiet"
            disabled={!canChoose}
            aria-describedby={titleId}
            onClick={() => actor.send({ type: 'addresses.remove', id })}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function RemovalQuestion({ actor }: { actor: AddressBookRef }) {
  const canAnswer = useSelector(actor, (snapshot) => snapshot.can({ type: 'addresses.confirm' }));
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <p ref={focus} tabIndex={-1} className="outline-0">
        {words.question}
      </p>
      <Button size={32} disabled={!canAnswer} onClick={() => actor.send({ type: 'addresses.keep' })}>
        {words.keep}
      </Button>
      <Button size={32} tone="danger" disabled={!canAnswer} onClick={() => actor.send({ type: 'addresses.confirm' })}>
        {words.confirm}
      </Button>
    </div>
  );
}
