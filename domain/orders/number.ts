import { SHANGHAI_OFFSET_MS } from '../schedule/zone.ts';

/** Service of each order prefix; enquiries have none. */
const SERVICES = {
  ...{ FCL: 'fcl', LCL: 'lcl', AIR: 'air', RWY: 'rail', CFS: 'cfs', WHS: 'warehouse', TNK: 'tank' },
  ...{ FLX: 'flexitank', DOM: 'domestic', DGD: 'dgdesk', PRC: 'goods', TRK: 'truck' },
};

export const orderPrefixes = [...(Object.keys(SERVICES) as (keyof typeof SERVICES)[]), 'ENQ'] as const;

export type OrderPrefix = (typeof orderPrefixes)[number];

const SHAPE = new RegExp(`^(${orderPrefixes.join('|')})\\d{11}$`);
export const ENQUIRY_NUMBER = /^(?:ENQ|TRK)\d{11}$/;
/** Template id; orders started from a template carry it instead of a source order number. */
export const TEMPLATE_ID = /^TPL[0-9a-f]{16}$/;
export const LAST_DAILY_SEQUENCE = 99_999;

export function isOrderNumber(text: string): boolean {
  return SHAPE.test(text);
}

/** yyMMdd in Shanghai, the day of the number's sequence. */
export function orderDay(instant: number): string {
  return new Date(instant + SHANGHAI_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');
}

export function orderNumber(prefix: OrderPrefix, instant: number, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > LAST_DAILY_SEQUENCE)
    throw new RangeError('daily sequence out of range');
  return `${prefix}${orderDay(instant)}${String(sequence).padStart(5, '0')}`;
}

export function prefixOf(number: string): OrderPrefix | null {
  return isOrderNumber(number) ? (number.slice(0, 3) as OrderPrefix) : null;
}

export function serviceOfNumber(number: string): string | null {
  const prefix = prefixOf(number);
  return prefix === null || prefix === 'ENQ' ? null : SERVICES[prefix];
}
