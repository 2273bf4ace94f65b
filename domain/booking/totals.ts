import { type Decimal, parseDecimal, sum } from '../decimal.ts';
import { cleanText } from '../text.ts';
import type { GoodsLine } from './goods-line.ts';

/** Parses a typed number; null when invalid. */
export const numberOf = (text: string): Decimal | null => parseDecimal(cleanText(text).replaceAll(',', ''));

/** Total containers; invalid quantities count zero. */
export const boxCount = ({ containers }: { containers: readonly { quantity: string }[] }): number =>
  containers.reduce((total, { quantity }) => total + (/^\d{1,3}$/.test(quantity) ? Number(quantity) : 0), 0);

export const grossOf = (lines: readonly Pick<GoodsLine, 'grossWeight'>[]): Decimal =>
  sum(lines.map(({ grossWeight }) => numberOf(grossWeight) ?? 0));

export const volumeOf = (lines: readonly Pick<GoodsLine, 'volume'>[]): Decimal =>
  sum(lines.map(({ volume }) => numberOf(volume) ?? 0));
