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
export function laneText({ org, dst, stay = null, desk = null, trip = null, bought = null }: OrderLike): string {
  if (bought !== null) return bought.nameCn;
  if (desk !== null) return worksText(desk);
  if (stay !== null) return words.inStore(stay.city, stay.name);
  if (trip !== null) return words.lane(trip.from, trip.to);
  return org === null || dst === null ? KIT.none : words.lane(org.nameCn, dst.nameCn);
}

/** In a list: the first work of the desk, with how many there are. A name of a place stays whole where it can. */
export const Lane = ({ order }: { order: OrderLike }) => (
  <span className="wrap-break-word break-keep">
    {order.desk
      ? words.worksCount(worksText({ ...order.desk, works: order.desk.works.slice(0, 1) }), order.desk.works.length)
      : laneText(order)}
  </span>
);

/** What an order carries, and from where to where. */
export function orderHeading(order: Pick<OrderAnswer, 'items'> & OrderLike): string {
  const names = [...new Set(order.items.map((item) => item.cargoNameCn || item.cargoNameEn))].filter(Boolean);
  return [order.bought ? '' : names.join('、'), laneText(order)].filter(Boolean).join('，');
}

export const amountText = (order: OrderLike): string =>
  order.bought
    ? words.amount(order.bought.quantity, order.bought.unit)
    : boxesText(order) || loadText(order) || KIT.none;

/** A number stays with its unit. */
export const Boxes = ({ order }: { order: OrderLike }) => (
  <span>
    {amountText(order)
      .split(/(?<=，)/)
      .map((part) => (
        <span key={part} className="whitespace-nowrap">
          {part}
          <wbr />
        </span>
      ))}
  </span>
);

/** The day that an order which sails nowhere is about; null where the departure says it. */
export const dayText = ({ bought = null, stay = null, desk = null, trip = null }: OrderLike): string | null =>
  bought?.day ?? stay?.startDate ?? desk?.finishDay ?? trip?.loadingDay ?? null;

export const boxesText = ({ boxes }: Pick<OrderLike, 'boxes'>): string =>
  boxes.map(({ ctnType, quantity }) => words.box(ctnType, quantity)).join('，');

/** A mass as it is read; null where nobody wrote one. */
export const writtenMass = (kg: string): string | null => (Number(kg) > 0 ? showMeasure(kg) : null);

/** What is shipped in no boxes of its own. */
export function loadText({ load }: Pick<OrderLike, 'load'>): string {
  if (load === undefined || load === null) return '';
  const { packages, grossKg, volume } = load;
  return words.load(packages, writtenMass(grossKg), volume === null ? null : showMeasure(volume));
}

/** One amount per currency, never added together. */
export const Totals = ({ order }: { order: OrderLike }) => (
  <span className="inline-flex flex-wrap gap-x-1 @min-[768px]:grid @min-[768px]:justify-items-end">
    {order.totals.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
    {order.totals.length === 0 ? null : <DemoMark />}
  </span>
);
