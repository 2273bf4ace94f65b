import type { Warehouse } from '#contract/calls/warehouses.ts';
import { warehouse as words } from '#copy/warehouse/search.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { type CostStep, CostSteps } from '#src/features/offers/views/CostSteps.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';

type Charge = NonNullable<Warehouse['charge']>;

function stepsOf(charge: Charge, { freeDays }: Warehouse): CostStep[] {
  const unit = words.modes[charge.mode];
  return [
    {
      name: words.steps.measured(unit),
      value: words.steps.quantity(showMeasure(charge.quantity), unit),
      ...(charge.isLeastQuantity ? { note: words.steps.leastQuantity } : {}),
    },
    {
      name: words.steps.stay,
      value: words.steps.days(charge.days),
      ...(charge.isLeastDays ? { note: words.steps.leastDays } : {}),
    },
    { name: words.steps.paid(freeDays), value: words.steps.days(charge.paidDays) },
  ];
}

/** How the charged quantity and days are calculated, with every price line. */
export const StayCost = ({ store, charge }: { store: Warehouse; charge: Charge }) => (
  <div className="grid gap-3 pt-1 lg:grid-cols-2">
    <div className="grid content-start gap-1">
      <h3 className="font-strong">{words.steps.title}</h3>
      <CostSteps steps={stepsOf(charge, store)} />
    </div>
    <FeeTable offer={charge} />
  </div>
);
