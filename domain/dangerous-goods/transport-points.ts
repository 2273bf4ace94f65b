import { decimalText, multiply, parseDecimal, sum } from '../decimal.ts';

/** Points up to which ADR 1.1.3.6 eases the carriage of packages. */
export const EASED_UP_TO = 1000;

/** Multipliers by transport category; category 0 has no exemption. */
const FACTORS: Readonly<Record<string, string>> = { '1': '50', '2': '3', '3': '1', '4': '0' };
/** ADR 1.1.3.6.3, footnote a: category 1 goods with a limit of 50 kg. */
const FIFTY_KILOGRAMS = ['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'];
const FACTOR_OF_FIFTY = '20';

export interface CategorizedGoods {
  unNo: string;
  /** A dash for none, null where the list is in doubt. */
  category: string | null;
  /** Net kilograms, for explosives the net explosive mass; null when unknown. */
  kg: string | null;
}

export interface CategoryTotal {
  category: string;
  kg: string;
  /** Null for category 0. */
  value: string | null;
}

export interface TransportPoints {
  categories: CategoryTotal[];
  /** Null with category 0 goods or unknown data. */
  total: string | null;
  isUnknown: boolean;
}

const factorOf = ({ unNo, category }: CategorizedGoods): string | null =>
  category === '1' && FIFTY_KILOGRAMS.includes(unNo) ? FACTOR_OF_FIFTY : (FACTORS[category ?? ''] ?? null);

const pointsOf = (goods: CategorizedGoods): string | null => {
  const [factor, kg] = [factorOf(goods), parseDecimal(goods.kg ?? '')];
  return factor === null || kg === null ? null : decimalText(multiply(kg, parseDecimal(factor)!));
};

const totalOf = (texts: readonly (string | null)[]) => decimalText(sum(texts.map((text) => text ?? '0')));

/** Adds up the points of a vehicle's load: ADR 1.1.3.6.4, in kilograms. */
export function transportPoints(goods: readonly CategorizedGoods[]): TransportPoints {
  const counted = goods.filter(({ category }) => category !== '-');
  const isUnknown = counted.some(({ category, kg }) => category === null || kg === null);
  const names = [...new Set(counted.flatMap(({ category }) => category ?? []))].sort();
  const categories = names.map((category) => {
    const same = counted.filter((one) => one.category === category);
    return {
      category,
      kg: totalOf(same.map(({ kg }) => kg)),
      value: category === '0' ? null : totalOf(same.map(pointsOf)),
    };
  });
  const isEased = !isUnknown && !names.includes('0');
  return { categories, isUnknown, total: isEased ? totalOf(counted.map(pointsOf)) : null };
}
