import { STOWS } from '#domain/booking/box-errors.ts';
import { blankCfsCargo, type CfsForm } from '#domain/booking/services/cfs/form.ts';
import { boxCount } from '#domain/booking/totals.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { GoodsStep } from '../booking/goods/GoodsStep.tsx';
import { Segregation } from '../booking/goods/Segregation.tsx';
import type { FoldedLines } from '../booking/goods/use-folded-lines.ts';
import { valueNow } from '../booking/use-booking.ts';
import type { FileAccess } from '../files/FilePreview.tsx';

interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

const OWN = { basics: ['stow', 'food'], packing: ['length', 'width', 'height'] };

/** The goods line by line, in which box each goes, and what they may not share one with. */
export function CfsCargoStep({ actor, ...shared }: CargoStepProps) {
  const boxes = () => boxCount(valueNow<CfsForm>(actor, ''));
  return (
    <GoodsStep
      {...shared}
      actor={actor}
      blank={blankCfsCargo}
      isDanger
      own={OWN}
      segregation={<Segregation actor={actor} stows={{ letters: STOWS, boxes }} />}
    />
  );
}
