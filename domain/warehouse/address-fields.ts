import { ORDER_FIELDS } from '../orders/order-link.ts';

/** What the form beside the list writes into the address, besides the terms of the search. */
export const STAY_FIELDS = ['un', 'pg', 'fp', 'mode', 'pallets', 'days', 'class', 'area', 'km', 'work'] as const;
export const WAREHOUSE_FIELDS: readonly string[] = [...STAY_FIELDS, 'kind', 'store', ...ORDER_FIELDS];
/** All that the form has; weight and volume are terms of the search too, and another stay begins at the first page. */
export const FORM_FIELDS: readonly string[] = [...STAY_FIELDS, 'weight', 'volume', 'page'];
/** What each row of goods has once. */
export const isGoodsColumn = (name: string): boolean => name === 'un' || name === 'pg' || name === 'fp';
