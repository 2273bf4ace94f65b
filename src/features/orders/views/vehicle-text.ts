import type { OrderAnswer } from '#contract/calls/orders.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const driven = (row: Row): string =>
  [row.plate, row.driver, row.driverPhone].filter((text) => typeof text === 'string' && text !== '').join('，');

/** Delivering vehicles, from the order and its later documents; null while unknown. */
export function vehicleText({ papers, form }: Pick<OrderAnswer, 'form' | 'papers'>): string | null {
  const ordered = Array.isArray(form.vehicles) ? form.vehicles.filter(isRow) : [form];
  const named = papers.flatMap(({ handIn }) => (handIn?.form?.paper === 'VEHICLES' ? handIn.form.values.vehicles : []));
  const texts = (rows: readonly Row[]) => rows.map(driven).filter((text) => text !== '');
  const later = texts(named);
  return (later.length > 0 ? later : texts(ordered)).join('；') || null;
}
