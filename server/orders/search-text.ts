import { readAt } from '#domain/form/path.ts';
import { cities } from '#domain/reference/cities.ts';
import type { orderItems, orders } from '../data/schema/orders.ts';

type Searched = Pick<typeof orders.$inferInsert, 'bought' | 'form' | 'orderNo' | 'stay' | 'voyage'>;
type Item = Pick<typeof orderItems.$inferInsert, 'cargoNameCn' | 'cargoNameEn' | 'unNo'>;

/** Letters are looked for whatever their case. */
export const fold = (text: string): string => text.toLowerCase();

/** Where a truck loads or unloads: the form names a city by its code, and what is shown is its name and the district. */
function stopOf(form: object, stop: 'loading' | 'unloading'): string {
  const code = readAt(form, `${stop}.city`);
  return `${cities.find((city) => city.code === code)?.nameCn ?? ''}${readAt(form, `${stop}.district`) ?? ''}`;
}

/** What a customer would look for in each service, as the order was booked; one text is searched faster than twenty. */
export function searchTextOf({ orderNo, voyage, stay, bought, form }: Searched, items: readonly Item[]): string {
  const ends = voyage ? [voyage.org, voyage.dst].flatMap(({ code, nameCn, nameEn }) => [code, nameCn, nameEn]) : [];
  const texts = [
    orderNo,
    ...ends,
    ...[voyage?.carrier.code, voyage?.carrier.nameCn, voyage?.vessel, voyage?.voyage],
    ...[stay?.name, stay?.city, bought?.nameCn, bought?.postNo],
    ...[stopOf(form, 'loading'), stopOf(form, 'unloading')],
    ...items.flatMap(({ cargoNameCn, cargoNameEn, unNo }) => [cargoNameCn, cargoNameEn, unNo ? `UN${unNo}` : null]),
  ];
  return fold([...new Set(texts.filter(Boolean))].join('\n'));
}
