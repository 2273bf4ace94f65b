import { ORDER_FIELDS } from '../orders/order-link.ts';

/** Query parameters of the storage form, besides the search terms. */
export const STAY_FIELDS = ['un', 'pg', 'fp', 'mode', 'pallets', 'days', 'class', 'area', 'km', 'work'] as const;
export const WAREHOUSE_FIELDS: readonly string[] = [...STAY_FIELDS, 'kind', 'store', ...ORDER_FIELDS];
/** All query parameters of the form; weight and volume are also search terms, and `page` restarts with a new search. */
export const FORM_FIELDS: readonly string[] = [...STAY_FIELDS, 'weight', 'volume', 'page'];
/** Repeated parameters, one value per goods row. */
export const isGoodsColumn = (name: string): boolean => name === 'un' || name === 'pg' || name === 'fp';
