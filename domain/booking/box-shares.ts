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

/** Weight per container, evenly spread; empty when the goods have no weight. */
export const boxShare = (form: Loaded): string => shareOf(grossOf(form.cargo), boxCount(form));

/** Derives weights per container and package from totals, and the UN packaging code from the package type. */
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

/** Fields besides the goods that affect the shares. */
export const BOX_COUNTS = /^containers(?:\.\d+\.quantity)?$/;
