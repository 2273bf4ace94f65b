import { useSelector } from '@xstate/react';
import { shipmentNames, unitNames, shipmentNumbersCopy as words } from '#copy/orders/numbers.ts';
import { kindsOf } from '#domain/shipment/number-kinds.ts';
import type { ShipmentNumbers as Numbers } from '#domain/shipment/numbers.ts';
import {
  type NumberedOrder,
  type ShipmentNumbersRef,
  selectCanStart,
  selectDraft,
  selectNumberedOrder,
  selectSaved,
  selectTheirs,
} from '#machines/shipment-numbers/index.ts';
import { ShipmentNumbers } from '#src/features/orders/views/ShipmentNumbers.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { NumbersForm } from './NumbersForm.tsx';

/** The numbers of the open order: as recorded, or as the operator records them. */
export function NumbersBlock({ actor }: { actor: ShipmentNumbersRef }) {
  const order = useSelector(actor, selectNumberedOrder);
  const isEditing = useSelector(actor, (snapshot) => selectDraft(snapshot) !== null);
  const canStart = useSelector(actor, selectCanStart);
  if (order === null) return null;
  const { recorded, service } = order;
  return (
    <section
      aria-labelledby="numbers"
      className="grid min-w-0 gap-1.5 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
        <h3 id="numbers" className="font-strong text-16">
          {words.title}
        </h3>
        <span className="min-w-0 flex-1 text-12 text-ink-3">{recorded === null ? words.lead : byline(recorded)}</span>
        {isEditing ? null : (
          <Button size={32} disabled={!canStart} onClick={() => actor.send({ type: 'numbers.edit' })}>
            {recorded === null ? words.edit : words.change}
          </Button>
        )}
      </div>
      <Saved actor={actor} />
      <Theirs actor={actor} order={order} />
      {isEditing ? <NumbersForm actor={actor} order={order} /> : null}
      {isEditing || recorded === null ? null : <ShipmentNumbers service={service} numbers={recorded.numbers} />}
      {isEditing || recorded !== null ? null : <p className="text-ink-3">{words.none}</p>}
    </section>
  );
}

function byline({ by, at }: NonNullable<NumberedOrder['recorded']>): string {
  const { date, clock } = portTime(at, HOUSE_ZONE);
  return words.recorded(by, `${date.slice(5)} ${clock}`);
}

/** The result of the last save, with containers that other orders have too. */
function Saved({ actor }: { actor: ShipmentNumbersRef }) {
  const saved = useSelector(actor, selectSaved);
  if (saved === null) return null;
  const { alsoIn } = saved;
  return (
    <Note tone={alsoIn.length === 0 ? 'ok' : 'warn'} live>
      <p>{words.saved}</p>
      {alsoIn.map(({ number, orderNo }) => (
        <p key={`${number} ${orderNo}`}>{words.alsoIn(number, orderNo)}</p>
      ))}
    </Note>
  );
}

/** Numbers of another operator who saved first, where they differ from the draft. */
function Theirs({ actor, order: { service } }: { actor: ShipmentNumbersRef; order: NumberedOrder }) {
  const theirs = useSelector(actor, selectTheirs);
  const draft = useSelector(actor, selectDraft);
  if (theirs === null || draft === null) return null;
  return (
    <Note tone="warn" live title={words.taken(theirs.by)}>
      <p>{words.takenLead}</p>
      {differencesOf(kindsOf(service), theirs.numbers, draft.numbers).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  );
}

function differencesOf({ shipment, unit: kinds }: ReturnType<typeof kindsOf>, theirs: Numbers, own: Numbers): string[] {
  const ofShipment = shipment
    .filter((kind) => theirs.shipment[kind] !== own.shipment[kind])
    .map((kind) => words.theirs(shipmentNames[kind], theirs.shipment[kind]));
  const most = Math.max(theirs.units.length, own.units.length);
  const ofUnits = Array.from({ length: most }, (_, index) => {
    const [one, other] = [theirs.units[index], own.units[index]];
    return kinds
      .filter((kind) => (one?.[kind] ?? '') !== (other?.[kind] ?? ''))
      .map((kind) => words.theirs(`${words.unit(index + 1, one?.type ?? '')} ${unitNames[kind]}`, one?.[kind] ?? ''));
  });
  return [...ofShipment, ...ofUnits.flat()];
}
