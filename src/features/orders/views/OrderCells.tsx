import type { OrderAnswer } from '#contract/calls/orders.ts';
import { KIT } from '#copy/kit.ts';
import { orders as words } from '#copy/orders/list.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { worksText } from './desk-rows.tsx';

/** Fields shared by list rows and the full order. */
export type OrderLike = Pick<
  OrderAnswer,
  'org' | 'dst' | 'bought' | 'boxes' | 'load' | 'desk' | 'stay' | 'totals' | 'trip'
>;

/** Route, warehouse, service or purchased goods. */
export function laneText({ org, dst, stay = null, desk = null, trip = null, bought = null }: OrderLike): string {
  if (bought !== null) return bought.nameCn;
  if (desk !== null) return worksText(desk);
  if (stay !== null) return words.inStore(stay.city, stay.name);
  if (trip !== null) return words.lane(trip.from, trip.to);
  return org === null || dst === null ? KIT.none : words.lane(org.nameCn, dst.nameCn);
}

/** In a list: the first service with the total number. Avoids breaking location names. */
export const Lane = ({ order }: { order: OrderLike }) => (
  <span className="wrap-break-word break-keep">
    {order.desk
      ? words.worksCount(worksText({ ...order.desk, works: order.desk.works.slice(0, 1) }), order.desk.works.length)
      : laneText(order)}
  </span>
);

/** Cargo and route of an order. */
export function orderHeading(order: Pick<OrderAnswer, 'items'> & OrderLike): string {
  const names = [...new Set(order.items.map((item) => item.cargoNameCn || item.cargoNameEn))].filter(Boolean);
  return [order.bought ? '' : names.join('、'), laneText(order)].filter(Boolean).join('，');
}

export const amountText = (order: OrderLike): string =>
  order.bought
    ? words.amount(order.bought.quantity, order.bought.unit)
    : boxesText(order) || loadText(order) || KIT.none;

/** Keeps a number and its unit on one line. */
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

/** Relevant date of an order without a departure; null otherwise. */
export const dayText = ({ bought = null, stay = null, desk = null, trip = null }: OrderLike): string | null =>
  bought?.day ?? stay?.startDate ?? desk?.finishDay ?? trip?.loadingDay ?? null;

export const boxesText = ({ boxes }: Pick<OrderLike, 'boxes'>): string =>
  boxes.map(({ ctnType, quantity }) => words.box(ctnType, quantity)).join('，');

/** Formats a mass; null when empty or zero. */
export const writtenMass = (kg: string): string | null => (Number(kg) > 0 ? showMeasure(kg) : null);

/** Load without containers of its own. */
export function loadText({ load }: Pick<OrderLike, 'load'>): string {
  if (load === undefined || load === null) return '';
  const { packages, grossKg, volume } = load;
  return words.load(packages, writtenMass(grossKg), volume === null ? null : showMeasure(volume));
}

/** One total for each currency, never added together. */
export const Totals = ({ order }: { order: OrderLike }) => (
  <span className="inline-flex flex-wrap gap-x-1 @min-[768px]:grid @min-[768px]:justify-items-end">
    {order.totals.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
    {order.totals.length === 0 ? null : <DemoMark />}
  </span>
);
