import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { stepWords } from '#copy/booking/steps.ts';
import { KIT } from '#copy/kit.ts';
import type { Party } from '#domain/booking/party.ts';
import { toFailure } from '#domain/failure.ts';
import { type OrderFormRef, selectIsSignedIn } from '#machines/order-form/index.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';
import { Fields } from '../Fields.tsx';
import { useDerived, useShared, useShown, valueNow } from '../use-booking.ts';

export interface KeptParty {
  id: string;
  title: string;
  party: Party;
}

/** Saved parties of the user, of every kind. */
export interface AddressBook {
  parties: ResourceRef<readonly KeptParty[]>;
  keep: (kind: PartyKind, party: Party) => Promise<void>;
}

/** Company name and email span two columns. */
const PLACED = { companyNameEn: 'col-span-2', email: 'col-span-2' };

type PartyKind = 'consignee' | 'notify' | 'shipper';

interface PartyPanelProps {
  actor: OrderFormRef;
  at: PartyKind;
  title: string;
  addressBook: () => AddressBook;
}

export function PartyPanel({ actor, at, title, addressBook }: PartyPanelProps) {
  const isSignedIn = useShared(actor, selectIsSignedIn);
  const shown = useShown(actor, at);
  const name = useDerived<Party, string>(actor, at, ({ companyNameEn }) => companyNameEn);
  const [isKept, setIsKept] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!shown.has('companyNameEn')) return null;
  const keep = async () => {
    const party = valueNow<Party>(actor, at);
    setFailure(null);
    try {
      await addressBook().keep(at, party);
      setIsKept(true);
    } catch (error) {
      setFailure(toFailure(error).message);
    }
  };
  return (
    <section aria-label={title} className="grid gap-1 border-line border-b pb-1.5 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="font-strong">{title}</h3>
        {isSignedIn ? (
          <span className="-mr-1.5 flex flex-wrap gap-0.5">
            <Popover
              size={32}
              tone="quiet"
              icon="star"
              label={stepWords.services.book}
              panelLabel={stepWords.services.book}
            >
              {(close) => (
                <Kept
                  book={addressBook()}
                  onChoose={(value) => {
                    actor.send({ type: 'form.set', path: at, value });
                    close();
                  }}
                />
              )}
            </Popover>
            <Button size={32} tone="quiet" disabled={name === ''} onClick={() => void keep()}>
              {isKept ? stepWords.services.kept : stepWords.services.keep}
            </Button>
          </span>
        ) : (
          <span className="text-12 text-ink-3">{stepWords.services.bookVisitor}</span>
        )}
      </div>
      {failure === null ? null : (
        <p role="alert" className="text-12 text-danger">
          {failure}
        </p>
      )}
      <Fields
        actor={actor}
        at={at}
        keys={['companyNameEn', 'countryCode', 'taxNo', 'contact', 'phone', 'email', 'addressEn']}
        wide={['addressEn']}
        placed={PLACED}
      />
    </section>
  );
}

function Kept({ book, onChoose }: { book: AddressBook; onChoose: (party: Party) => void }) {
  const screen = useSelector(book.parties, selectScreen);
  const kept = useSelector(book.parties, selectContent) as readonly KeptParty[] | null;
  if (screen === 'failed') return <p className="p-1 text-danger">{stepWords.services.bookFailed}</p>;
  if (screen !== 'content')
    return (
      <p role="status" className="min-h-5 p-1 text-ink-3">
        {screen === 'skeleton' ? KIT.loading : null}
      </p>
    );
  if (kept === null || kept.length === 0) return <p className="p-1 text-ink-3">{stepWords.services.bookEmpty}</p>;
  return (
    <ul className="grid max-h-40 overflow-y-auto">
      {kept.map(({ id, title, party }) => (
        <li key={id}>
          <Button size={32} tone="quiet" block onClick={() => onChoose(party)}>
            {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
