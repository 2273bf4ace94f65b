import { compare, type DecimalInput, decimalText, divide } from '../decimal.ts';
import { packageCodes } from '../reference/package-codes.ts';
import type { GoodsLine } from './goods-line.ts';
import { numberOf } from './totals.ts';

/** Of a package kind that is one of the UN packaging system, its code there; empty for any other. */
const packagingOf = ({ packageType }: GoodsLine): string =>
  packageCodes.some(({ code, unPackaging }) => unPackaging && code === packageType) ? packageType : '';

/** One of so many, rounded up to the gram: what is declared is never below what is there. */
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

/** What nobody wrote otherwise follows; what was typed stays. */
export const followed = (value: string, before: string, now: string): string =>
  value === '' || value === before ? now : value;

function withDerived<Line extends GoodsLine>(line: Line, before: Line | undefined): Line {
  if (!line.isDanger) return line;
  const [was, is] = [derivedOf(before), derivedOf(line)];
  const keys = ['dgGrossWeight', 'dgNetWeight', 'outerPackCode'] as const;
  const next = Object.fromEntries(keys.map((key) => [key, followed(line.dg[key], was[key], is[key])]));
  return keys.every((key) => next[key] === line.dg[key]) ? line : { ...line, dg: { ...line.dg, ...next } };
}

/** The weight of a package from the totals and counts, the UN packaging from its kind; the same list where nothing changes. */
export function withPackageShares<Line extends GoodsLine>(lines: Line[], before: readonly Line[]): Line[] {
  const next = lines.map((line) =>
    withDerived(
      line,
      before.find(({ id }) => id === line.id),
    ),
  );
  return next.every((line, index) => line === lines[index]) ? lines : next;
}
