import { compare, type DecimalInput, decimalText, divide } from '../../../decimal.ts';
import { packageCodes } from '../../../reference/package-codes.ts';
import type { CargoLine, FclForm } from './form.ts';
import { boxCount, grossOf, numberOf } from './totals.ts';

/** Of a package kind that is one of the UN packaging system, its code there; empty for any other. */
const packagingOf = ({ packageType }: CargoLine): string =>
  packageCodes.some(({ code, unPackaging }) => unPackaging && code === packageType) ? packageType : '';

/** One of so many, rounded up to the gram: what is declared is never below what is there. */
function shareOf(total: DecimalInput | null, count: DecimalInput | null): string {
  if (total === null || count === null || compare(total, 0) <= 0 || compare(count, 0) <= 0) return '';
  return decimalText(divide(total, count, 3, 'up')).replace(/\.?0+$/, '');
}

/** What a box carries where all carry the same; empty while the goods do not say what they weigh. */
export const boxShare = (form: Pick<FclForm, 'cargo' | 'containers'>): string =>
  shareOf(grossOf(form.cargo), boxCount(form));

const derivedOf = (line: CargoLine | undefined) => {
  if (line === undefined) return { dgGrossWeight: '', dgNetWeight: '', outerPackCode: '' };
  const packages = numberOf(line.packages);
  return {
    dgGrossWeight: shareOf(numberOf(line.grossWeight), packages),
    dgNetWeight: shareOf(numberOf(line.netWeight), packages),
    outerPackCode: packagingOf(line),
  };
};

/** What nobody wrote otherwise follows; what was typed stays. */
const followed = (value: string, before: string, now: string): string =>
  value === '' || value === before ? now : value;

function withDerived(line: CargoLine, before: CargoLine | undefined): CargoLine {
  if (!line.isDanger) return line;
  const [was, is] = [derivedOf(before), derivedOf(line)];
  const keys = ['dgGrossWeight', 'dgNetWeight', 'outerPackCode'] as const;
  const next = Object.fromEntries(keys.map((key) => [key, followed(line.dg[key], was[key], is[key])]));
  return keys.every((key) => next[key] === line.dg[key]) ? line : { ...line, dg: { ...line.dg, ...next } };
}

/** The weight of a box and of a package from the totals and counts, the UN packaging from the kind of package. */
export function withShares(form: FclForm, before: FclForm): FclForm {
  const [was, is] = [boxShare(before), boxShare(form)];
  const containers = form.containers.map((line) => {
    const weightPerCtn = followed(line.weightPerCtn, was, is);
    return weightPerCtn === line.weightPerCtn ? line : { ...line, weightPerCtn };
  });
  const cargo = form.cargo.map((line) =>
    withDerived(
      line,
      before.cargo.find(({ id }) => id === line.id),
    ),
  );
  const isSame =
    containers.every((line, index) => line === form.containers[index]) &&
    cargo.every((line, index) => line === form.cargo[index]);
  return isSame ? form : { ...form, containers, cargo };
}
