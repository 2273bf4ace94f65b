import { followed, shareOf, withPackageShares } from '../../package-shares.ts';
import { boxCount, grossOf } from '../../totals.ts';
import type { FclForm } from './form.ts';

/** What a box carries where all carry the same; empty while the goods do not say what they weigh. */
export const boxShare = (form: Pick<FclForm, 'cargo' | 'containers'>): string =>
  shareOf(grossOf(form.cargo), boxCount(form));

/** The weight of a box and of a package from the totals and counts, the UN packaging from the kind of package. */
export function withShares(form: FclForm, before: FclForm): FclForm {
  const [was, is] = [boxShare(before), boxShare(form)];
  const containers = form.containers.map((line) => {
    const weightPerCtn = followed(line.weightPerCtn, was, is);
    return weightPerCtn === line.weightPerCtn ? line : { ...line, weightPerCtn };
  });
  const cargo = withPackageShares(form.cargo, before.cargo);
  const isSame = cargo === form.cargo && containers.every((line, index) => line === form.containers[index]);
  return isSame ? form : { ...form, containers, cargo };
}
