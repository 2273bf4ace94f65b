import type { AirAnswer, AirFlight } from '#contract/services/air-prices.ts';
import { airLoad as words } from '#copy/air/load.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { type CostStep, CostSteps } from '#src/features/offers/views/CostSteps.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';

interface ChargeWorkProps {
  /** Tariff the load is charged at. */
  flight: Pick<AirFlight, 'currency' | 'minimum'>;
  charge: NonNullable<AirFlight['charge']>;
  load: NonNullable<AirAnswer['load']>;
}

function stepsOf({ flight, charge, load }: ChargeWorkProps): CostStep[] {
  const { currency } = flight;
  const kilograms = (kg: string) => words.kilograms(showMeasure(kg));
  const money = (amount: string) => formatMoney(amount, currency);
  const own = charge.own;
  const steps: CostStep[] = [
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

/** Explains the chargeable weight and the freight step by step. */
export function ChargeWork(props: ChargeWorkProps) {
  const { flight, charge } = props;
  return (
    <div className="grid content-start gap-1">
      <h3 className="font-strong">{words.work}</h3>
      <CostSteps steps={stepsOf(props)} />
      {charge.by === 'HIGHER_BREAK' ? (
        <Note tone="ok">{words.saved(showMeasure(charge.chargedKg), formatMoney(charge.saved, flight.currency))}</Note>
      ) : null}
    </div>
  );
}
