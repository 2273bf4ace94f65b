import type { GoodsLine } from './goods-line.ts';
import { followed, shareOf, withPackageShares } from './package-shares.ts';
import { boxCount, grossOf } from './totals.ts';

interface LoadedBox {
  quantity: string;
  weightPerCtn: string;
}

interface Loaded {
  cargo: readonly Pick<GoodsLine, 'grossWeight'>[];
  containers: readonly Pick<LoadedBox, 'quantity'>[];
}

/** What a box carries where all carry the same; empty while the goods do not say what they weigh. */
export const boxShare = (form: Loaded): string => shareOf(grossOf(form.cargo), boxCount(form));

/** The weight of a box and of a package from the totals and counts, the UN packaging from the kind of package. */
export function withShares<
  Line extends GoodsLine,
  Box extends LoadedBox,
  Form extends { cargo: Line[]; containers: Box[] },
>(form: Form, before: Form): Form {
  const [was, is] = [boxShare(before), boxShare(form)];
  const containers = form.containers.map((line) => {
    const weightPerCtn = followed(line.weightPerCtn, was, is);
    return weightPerCtn === line.weightPerCtn ? line : { ...line, weightPerCtn };
  });
  const cargo = withPackageShares(form.cargo, before.cargo);
  const isSame = cargo === form.cargo && containers.every((line, index) => line === form.containers[index]);
  return isSame ? form : { ...form, containers, cargo };
}

/** What the shares of boxes and packages are worked out from, besides the goods. */
export const BOX_COUNTS = /^containers(?:\.\d+\.quantity)?$/;
