import { readAt } from '#domain/form/path.ts';
import { cities } from '#domain/reference/cities.ts';
import { numberTexts } from '#domain/shipment/numbers.ts';
import type { orderItems, orders } from '../data/schema/orders.ts';

type Searched = Pick<typeof orders.$inferInsert, 'bought' | 'form' | 'numbers' | 'orderNo' | 'stay' | 'voyage'>;
type Item = Pick<typeof orderItems.$inferInsert, 'cargoNameCn' | 'cargoNameEn' | 'unNo'>;

/** Folds case for the search. */
export const fold = (text: string): string => text.toLowerCase();

/** Returns the city name and district of a truck stop; the form stores only the city code. */
function stopOf(form: object, stop: 'loading' | 'unloading'): string {
  const code = readAt(form, `${stop}.city`);
  return `${cities.find((city) => city.code === code)?.nameCn ?? ''}${readAt(form, `${stop}.district`) ?? ''}`;
}

/** Builds the text customers search orders by; searching one column is faster than twenty. */
export function searchTextOf(
  { orderNo, voyage, stay, bought, form, numbers }: Searched,
  items: readonly Item[],
): string {
  const ends = voyage ? [voyage.org, voyage.dst].flatMap(({ code, nameCn, nameEn }) => [code, nameCn, nameEn]) : [];
  const texts = [
    orderNo,
    ...ends,
    ...[voyage?.carrier.code, voyage?.carrier.nameCn, voyage?.vessel, voyage?.voyage],
    ...[stay?.name, stay?.city, bought?.nameCn, bought?.postNo],
    ...[stopOf(form, 'loading'), stopOf(form, 'unloading')],
    ...(numbers ? numberTexts(numbers.numbers) : []),
    ...items.flatMap(({ cargoNameCn, cargoNameEn, unNo }) => [cargoNameCn, cargoNameEn, unNo ? `UN${unNo}` : null]),
  ];
  return fold([...new Set(texts.filter(Boolean))].join('\n'));
}
