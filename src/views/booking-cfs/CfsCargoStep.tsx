import { blankCfsCargo } from '#domain/booking/services/cfs/form.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BoxSegregation } from '../booking/goods/BoxSegregation.tsx';
import { GoodsStep } from '../booking/goods/GoodsStep.tsx';
import type { FoldedLines } from '../booking/goods/use-folded-lines.ts';
import type { FileAccess } from '../files/FilePreview.tsx';

interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

const OWN = { basics: ['stow', 'food'], packing: ['length', 'width', 'height'] };

/** The goods line by line, in which box each goes, and what they may not share one with. */
export function CfsCargoStep({ actor, ...shared }: CargoStepProps) {
  return (
    <GoodsStep
      {...shared}
      actor={actor}
      blank={blankCfsCargo}
      isDanger
      own={OWN}
      segregation={<BoxSegregation actor={actor} />}
    />
  );
}
