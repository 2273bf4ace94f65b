import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { readQuantity } from '../quantity.ts';
import { readFields } from '../query-text.ts';
import { cleanText } from '../text.ts';
import { type FlexitankGoods, flexitankGoods } from './goods.ts';
import { DENSITY_LIMITS, MASS_LIMITS, VISCOSITY_LIMITS } from './limits.ts';

/** Raw query of the flexitank price list. */
export interface FlexitankTyped {
  orgPortCode: string;
  dstPortCode: string;
  goods: FlexitankGoods | '';
  /** Total kilograms. */
  mass: string;
  density: string;
  viscosity: string;
  isDanger: boolean;
  /** UN number in any notation. */
  unNo: string;
}

/** Field names; in the query each has the name shared by all searches. */
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

/** Parses the flexitank query; invalid values are kept as typed. Never throws. */
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

/** Flexitanks carry no dangerous goods: refused when declared dangerous or with a UN number. */
export const isRefused = ({ isDanger, unNo }: Pick<FlexitankTyped, 'isDanger' | 'unNo'>): boolean =>
  isDanger || unNo !== '';

/** Query of the same search on the tank container page, which accepts these goods. */
export const tankFields = ({ orgPortCode, dstPortCode, unNo }: FlexitankTyped): Readonly<Record<string, string>> => ({
  orgPortCode,
  dstPortCode,
  isDanger: 'Y',
  unNo: readUnNumber(unNo) ?? '',
});

export type FlexitankAmount = 'density' | 'mass' | 'viscosity';

const LIMITS = { mass: MASS_LIMITS, density: DENSITY_LIMITS, viscosity: VISCOSITY_LIMITS } as const;

/** Normalised quantity; null when empty or invalid. */
export function amountOf(typed: Pick<FlexitankTyped, FlexitankAmount>, name: FlexitankAmount): string | null {
  const read = readQuantity(typed[name], LIMITS[name]);
  return read.ok ? read.value : null;
}

/** Quantities typed but invalid. */
export const wrongAmounts = (typed: FlexitankTyped): FlexitankAmount[] =>
  (['mass', 'density', 'viscosity'] as const).filter((name) => typed[name] !== '' && amountOf(typed, name) === null);

/** Without a density the number of containers is unknown, so the total is for one. */
export const isDensityMissing = (typed: FlexitankTyped): boolean =>
  amountOf(typed, 'mass') !== null && typed.density === '';
