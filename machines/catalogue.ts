import { booking } from './catalogue/booking.ts';
import { centre } from './catalogue/centre.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { market } from './catalogue/market.ts';
import { operator } from './catalogue/operator.ts';
import { signingIn } from './catalogue/signing-in.ts';
import { site } from './catalogue/site.ts';

export type { CatalogueEntry };

/** Every machine of the product: charts, generic tests and generated stories iterate over this list. */
export const catalogue: readonly CatalogueEntry[] = [
  ...site,
  ...centre,
  ...signingIn,
  ...market,
  ...booking,
  ...operator,
];
