import type { ReactNode } from 'react';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { type FactRow, FactRows } from './FactRows.tsx';
import { LazyFormOrigin, LazyOtherDepartures } from './lazy-views.tsx';
import { Panel } from './Panel.tsx';
import { ToList } from './ToList.tsx';
import { useDerived } from './use-booking.ts';

interface BookedPanelProps<Form> {
  actor: OrderFormRef;
  /** The list the offer was chosen from. */
  listHref: (form: Form) => string;
  words: { booked: string; choose: string; change: string; noOffer: string };
  /** Facts of the selection; empty while nothing is chosen or its price has expired. */
  rows?: readonly FactRow[];
  chosen?: ReactNode;
  children?: ReactNode;
}

/** How the form was started, what it books, and the link back to the list. */
export function BookedPanel<Form>({ actor, listHref, words, rows = [], chosen, children }: BookedPanelProps<Form>) {
  const href = useDerived<Form, string>(actor, '', listHref);
  const facts = chosen ?? (rows.length === 0 ? null : <FactRows rows={rows} />);
  return (
    <>
      <LazyFormOrigin actor={actor} />
      <Panel
        title={words.booked}
        action={
          <ToList actor={actor} href={href}>
            {facts === null ? words.choose : words.change}
          </ToList>
        }
      >
        {facts ?? <Note tone="warn">{words.noOffer}</Note>}
        {children}
        <LazyOtherDepartures actor={actor} />
      </Panel>
    </>
  );
}
