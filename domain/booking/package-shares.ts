import { compare, type DecimalInput, decimalText, divide } from '../decimal.ts';
import { packageCodes } from '../reference/package-codes.ts';
import type { GoodsLine } from './goods-line.ts';
import { numberOf } from './totals.ts';

/** UN packaging code of a package type; empty for others. */
const packagingOf = ({ packageType }: GoodsLine): string =>
  packageCodes.some(({ code, unPackaging }) => unPackaging && code === packageType) ? packageType : '';

/** Share rounded up to the gram, so that declared weights are never too low. */
export function shareOf(total: DecimalInput | null, count: DecimalInput | null): string {
  if (total === null || count === null || compare(total, 0) <= 0 || compare(count, 0) <= 0) return '';
  return decimalText(divide(total, count, 3, 'up')).replace(/\.?0+$/, '');
}

const derivedOf = (line: GoodsLine | undefined) => {
  if (line === undefined) return { dgGrossWeight: '', dgNetWeight: '', outerPackCode: '' };
  const packages = numberOf(line.packages);
  return {
    dgGrossWeight: shareOf(numberOf(line.grossWeight), packages),
    dgNetWeight: shareOf(numberOf(line.netWeight), packages),
    outerPackCode: packagingOf(line),
  };
};

/** Returns the derived value unless the user edited the field. */
export const followed = (value: string, before: string, now: string): string =>
  value === '' || value === before ? now : value;

function withDerived<Line extends GoodsLine>(line: Line, before: Line | undefined): Line {
  if (!line.isDanger) return line;
  const [was, is] = [derivedOf(before), derivedOf(line)];
  const keys = ['dgGrossWeight', 'dgNetWeight', 'outerPackCode'] as const;
  const next = Object.fromEntries(keys.map((key) => [key, followed(line.dg[key], was[key], is[key])]));
  return keys.every((key) => next[key] === line.dg[key]) ? line : { ...line, dg: { ...line.dg, ...next } };
}

/** Derives package weights and UN packaging codes; returns the same list when nothing changes. */
export function withPackageShares<Line extends GoodsLine>(lines: Line[], before: readonly Line[]): Line[] {
  const next = lines.map((line) =>
    withDerived(
      line,
      before.find(({ id }) => id === line.id),
    ),
  );
  return next.every((line, index) => line === lines[index]) ? lines : next;
}
