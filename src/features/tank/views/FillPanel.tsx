import { tank } from '#copy/tank/search.ts';
import { numberOf } from '#domain/booking/totals.ts';
import { decimalText, multiply } from '#domain/decimal.ts';
import { showMeasure } from '#domain/measure-text.ts';
import type { Filling } from '#domain/tank/filling.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { tankReaders } from '#domain/tank/service.ts';
import { capacityOf, fillingOfForm, isMoltenCargo } from '#domain/tank/tank.ts';
import { type OrderFormRef, selectIsEditable } from '#machines/order-form/index.ts';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useRested, useShared } from '#src/features/booking/form/use-booking.ts';
import { Button } from '#src/ui/parts/Button.tsx';

const words = tank.order;
const MEASURED = ['density15', 'density50', 'fillTemp', 'fillDensity', 'hotDensity', 'viscosity', 'vapourPressure'];
const FILLED = ['litres', 'tankNet'];

/** The form values that the filling degree depends on; names and addresses do not recalculate it. */
const markOf = ({
  density15,
  density50,
  fillTemp,
  fillDensity,
  hotDensity,
  tankSource,
  capacity,
  tareWeight,
  cargo,
  tanks,
  baffle,
}: TankForm) =>
  JSON.stringify([
    ...[density15, density50, fillTemp, fillDensity, hotDensity, tankSource, capacity, tareWeight, tanks, baffle],
    ...cargo.map(({ isDanger, dg }) => [isDanger, dg.unNo, dg.packingGroup]),
  ]);

/** Calculates the permitted filling from both densities; a button writes the result into the order. */
export function FillPanel({ actor }: { actor: OrderFormRef }) {
  useRested<TankForm, string>(actor, '', markOf);
  const facts = useShared(actor, tankReaders.selectFacts);
  const form = tankReaders.selectForm(actor.getSnapshot());
  const filling = fillingOfForm(form, facts);
  const capacity = capacityOf(form, facts);
  return (
    <Panel title={words.fill} note={words.fillNote}>
      <Fields actor={actor} at="" keys={MEASURED} />
      <div aria-live="polite" className="rounded bg-sunken p-2">
        {filling === null || capacity === null ? (
          <p className="text-ink-3">{isMoltenCargo(form) ? words.fillOpenMelted : words.fillOpen}</p>
        ) : (
          <Most actor={actor} filling={filling} capacity={capacity} form={form} />
        )}
      </div>
      <Fields actor={actor} at="" keys={FILLED} />
    </Panel>
  );
}

interface MostProps {
  actor: OrderFormRef;
  filling: Filling;
  capacity: string;
  form: TankForm;
}

function Most({ actor, filling, capacity, form: { tanks, baffle } }: MostProps) {
  const { percent, litres, kilograms, expansion, boundBy, isSurgeSafe } = filling;
  const isEditable = useShared(actor, selectIsEditable);
  const set = (path: string, value: string) => actor.send({ type: 'form.set', path, value });
  const write = () => {
    set('litres', litres);
    set('tankNet', kilograms);
  };
  const all = (each: string) => showMeasure(decimalText(multiply(each, numberOf(tanks) ?? 1)));
  const fifth = Number(capacity) / 5;
  return (
    <div className="grid gap-1">
      <dl className="grid gap-0.5 md:grid-cols-2 md:gap-x-3">
        <div className="flex justify-between gap-2">
          <dt>{words.percent}</dt>
          <dd className="font-strong">{percent} %</dd>
        </div>
        <div className="flex justify-between gap-2 font-strong">
          <dt>{words.most}</dt>
          <dd>{words.written(showMeasure(litres), showMeasure(kilograms))}</dd>
        </div>
      </dl>
      <p className="text-12 text-ink-2">
        {expansion === '' ? words.melted : words.expansion(expansion)}，{words.bound(tank.bound[boundBy])}，
        {words.total(all(litres), all(kilograms))}
      </p>
      {baffle || isSurgeSafe ? null : (
        <p className="text-12 text-warn">
          {words.surge(showMeasure(String(Math.floor(fifth))), showMeasure(String(Math.ceil(fifth * 4))))}
        </p>
      )}
      <div>
        <Button size={32} disabled={!isEditable} onClick={write}>
          {words.write}
        </Button>
      </div>
    </div>
  );
}
