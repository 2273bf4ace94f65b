import type { AirAnswer, AirFlight } from '#contract/calls/air-prices.ts';
import { formatMoney } from '#domain/money.ts';
import { air as words } from '#src/ui/copy/air.ts';
import { showMeasure } from '#src/ui/measure-text.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { FeeTable } from '../offers/FeeTable.tsx';

interface FlightDetailProps {
  flight: AirFlight;
  charge: NonNullable<AirFlight['charge']>;
  load: NonNullable<AirAnswer['load']>;
}

/** How the load comes to its weight and its price, step by step, and every line of it. */
export function FlightDetail({ flight, charge, load }: FlightDetailProps) {
  return (
    <details className="px-1.5 pb-1">
      <summary className="min-h-4 cursor-pointer py-0.5 text-link">{words.detail}</summary>
      <div className="grid gap-3 pt-1 lg:grid-cols-2">
        <Work flight={flight} charge={charge} load={load} />
        <FeeTable offer={flight} />
      </div>
    </details>
  );
}

interface Step {
  name: string;
  value: string;
  note?: string;
}

function stepsOf({ flight, charge, load }: FlightDetailProps): Step[] {
  const { currency } = flight;
  const kilograms = (kg: string) => words.kilograms(showMeasure(kg));
  const money = (amount: string) => formatMoney(amount, currency);
  const own = charge.own;
  const steps: Step[] = [
    { name: words.steps.gross, value: kilograms(load.grossKg) },
    {
      name: words.steps.volume(showMeasure(load.volume)),
      value: kilograms(load.volumeKg),
      note: words.density[load.density],
    },
    {
      name: load.share > 0 && load.density === 'LIGHT' ? words.steps.shared(load.share) : words.steps.taken,
      value: kilograms(load.chargeableKg),
    },
  ];
  if (own !== null)
    steps.push({
      name: words.steps.own(words.breakName(own.fromKg), showMeasure(load.chargeableKg), money(own.rate)),
      value: money(own.amount),
    });
  if (charge.by === 'HIGHER_BREAK')
    steps.push({
      name: words.steps.higher(words.breakName(charge.fromKg), showMeasure(charge.chargedKg), money(charge.rate)),
      value: money(charge.freight),
    });
  if (charge.by === 'MINIMUM')
    steps.push({ name: words.steps.least(money(flight.minimum)), value: money(charge.freight) });
  return steps;
}

function Work(props: FlightDetailProps) {
  const { flight, charge } = props;
  return (
    <div className="grid content-start gap-1">
      <h3 className="font-strong">{words.work}</h3>
      <ol>
        {stepsOf(props).map(({ name, value, note }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-2 border-line border-b py-0.75">
            <span className="min-w-0">{name}</span>
            <span className="font-strong tabular-nums">{value}</span>
            {note === undefined ? null : <span className="w-full text-12 text-ink-3">{note}</span>}
          </li>
        ))}
      </ol>
      {charge.by === 'HIGHER_BREAK' ? (
        <Note tone="ok">{words.saved(showMeasure(charge.chargedKg), formatMoney(charge.saved, flight.currency))}</Note>
      ) : null}
    </div>
  );
}
