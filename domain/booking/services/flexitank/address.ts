import { readUnNumber } from '../../../dangerous-goods/numbers.ts';
import { type FlexitankGoods, flexitankGoods } from '../../../flexitank/goods.ts';
import { DENSITY_LIMITS, MASS_LIMITS, VISCOSITY_LIMITS } from '../../../flexitank/limits.ts';
import { readQuantity } from '../../../quantity.ts';
import { readFields } from '../../../query-text.ts';
import { cleanText } from '../../../text.ts';

/** What an address asks of the list of flexitank prices, as it was typed. */
export interface FlexitankTyped {
  orgPortCode: string;
  dstPortCode: string;
  goods: FlexitankGoods | '';
  /** Kilograms in all. */
  mass: string;
  density: string;
  viscosity: string;
  isDanger: boolean;
  /** A number of dangerous goods, however it was written. */
  unNo: string;
}

/** The names of the form; each is in the address under the name that every search has for it. */
export const FLEXITANK_FIELDS = [
  'orgPortCode',
  'dstPortCode',
  'goods',
  'mass',
  'density',
  'viscosity',
  'isDanger',
  'unNo',
] as const;

const PORT = /^[A-Z0-9][A-Z0-9-]{1,9}$/;
const LONGEST = 12;

/** Whatever an address says that makes sense. Never throws. */
export function readFlexitankTyped(query: string): FlexitankTyped {
  const fields = readFields(query);
  const typed = (name: string) => cleanText(fields.get(name) ?? '').slice(0, LONGEST);
  const port = (name: string) => (PORT.test(typed(name)) ? typed(name) : '');
  const goods = flexitankGoods.find(({ code }) => code === fields.get('goods'));
  return {
    orgPortCode: port('orgPortCode'),
    dstPortCode: port('dstPortCode'),
    goods: goods?.code ?? '',
    mass: typed('mass') || typed('weight'),
    density: typed('density') || (goods?.density ?? ''),
    viscosity: typed('viscosity'),
    isDanger: fields.get('isDanger') === 'Y',
    unNo: typed('unNo'),
  };
}

/** No dangerous goods go in a flexitank: those that say so, and those with a number. */
export const isRefused = ({ isDanger, unNo }: Pick<FlexitankTyped, 'isDanger' | 'unNo'>): boolean =>
  isDanger || unNo !== '';

/** The same search of the page of tank containers, which take what a flexitank does not. */
export const tankFields = ({ orgPortCode, dstPortCode, unNo }: FlexitankTyped): Readonly<Record<string, string>> => ({
  orgPortCode,
  dstPortCode,
  isDanger: 'Y',
  unNo: readUnNumber(unNo) ?? '',
});

export type FlexitankAmount = 'density' | 'mass' | 'viscosity';

const LIMITS = { mass: MASS_LIMITS, density: DENSITY_LIMITS, viscosity: VISCOSITY_LIMITS } as const;

/** What was typed as a quantity; null for nothing and for what is none. */
export function amountOf(typed: Pick<FlexitankTyped, FlexitankAmount>, name: FlexitankAmount): string | null {
  const read = readQuantity(typed[name], LIMITS[name]);
  return read.ok ? read.value : null;
}

/** The quantities that were typed and are none. */
export const wrongAmounts = (typed: FlexitankTyped): FlexitankAmount[] =>
  (['mass', 'density', 'viscosity'] as const).filter((name) => typed[name] !== '' && amountOf(typed, name) === null);

/** How many boxes a mass needs is known only with a density: the total beside it is of one. */
export const isDensityMissing = (typed: FlexitankTyped): boolean =>
  amountOf(typed, 'mass') !== null && typed.density === '';
