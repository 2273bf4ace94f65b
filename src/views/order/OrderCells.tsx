import type { OrderAnswer } from '#contract/calls/orders.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { showMeasure } from '#src/ui/measure-text.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { worksText } from './desk-rows.tsx';

/** What a row of the list and the whole order both have. */
export type OrderLike = Pick<
  OrderAnswer,
  'org' | 'dst' | 'bought' | 'boxes' | 'load' | 'desk' | 'stay' | 'totals' | 'trip'
>;

/** From where to where, the warehouse the goods lie in, what the desk does, or the goods that were bought. */
export function Lane({
  order: { org, dst, stay = null, desk = null, trip = null, bought = null },
}: {
  order: OrderLike;
}) {
  if (bought !== null) return <span>{bought.nameCn}</span>;
  if (desk !== null) return <span>{worksText(desk)}</span>;
  if (stay !== null) return <span>{words.inStore(stay.city, stay.name)}</span>;
  if (trip !== null) return <span>{words.lane(trip.from, trip.to)}</span>;
  return <span>{org === null || dst === null ? KIT.none : words.lane(org.nameCn, dst.nameCn)}</span>;
}

export const Boxes = ({ order }: { order: OrderLike }) => (
  <span>
    {order.bought
      ? words.amount(order.bought.quantity, order.bought.unit)
      : boxesText(order) || loadText(order) || KIT.none}
  </span>
);

export const boxesText = ({ boxes }: Pick<OrderLike, 'boxes'>): string =>
  boxes.map(({ ctnType, quantity }) => words.box(ctnType, quantity)).join('，');

/** What is shipped in no boxes of its own. */
export function loadText({ load }: Pick<OrderLike, 'load'>): string {
  if (load === undefined || load === null) return '';
  const { packages, grossKg, volume } = load;
  return words.load(packages, showMeasure(grossKg), volume === null ? null : showMeasure(volume));
}

/** One amount per currency, never added together. */
export const Totals = ({ order }: { order: OrderLike }) => (
  <span className="inline-flex flex-wrap gap-x-1 @min-[768px]:justify-end">
    {order.totals.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
    {order.totals.length === 0 ? null : <DemoMark />}
  </span>
);
