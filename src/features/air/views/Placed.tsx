import type { ReactNode } from 'react';
import { airBooking as words } from '#copy/air/order.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { placed } from '#copy/booking/outcome.ts';
import { airReaders } from '#domain/air/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';

export function Placed({ actor }: { actor: OrderFormRef }) {
  const snapshot = actor.getSnapshot();
  const { flight, choiceNames } = airReaders.selectFacts(snapshot);
  const { flightDay } = airReaders.selectForm(snapshot);
  const flown: [string, ReactNode][] =
    flight === null
      ? []
      : [
          [placed.route, `${flight.orgName} → ${flight.dstName}`],
          [words.flight, `${flight.carrier.nameCn} ${flight.flight}`],
        ];
  const rows: [string, ReactNode][] = [
    ...flown,
    [fieldLabel('flightDay'), choiceNames.flightDay?.[flightDay] ?? flightDay],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-2 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd className="font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <Note>{words.number}</Note>
    </>
  );
}
