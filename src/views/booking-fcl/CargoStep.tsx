import { blankCargo } from '#domain/booking/services/fcl/form.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BoxLoads } from '../booking/BoxLoads.tsx';
import { BoxSegregation } from '../booking/goods/BoxSegregation.tsx';
import { GoodsStep } from '../booking/goods/GoodsStep.tsx';
import type { FoldedLines } from '../booking/goods/use-folded-lines.ts';
import { useShared } from '../booking/use-booking.ts';
import type { FileAccess } from '../files/FilePreview.tsx';
import { Papers } from './Papers.tsx';
import { selectFclFacts } from './selectors.ts';

interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

const OWN = { basics: ['stow', 'food'] };

/** The goods line by line, what they may not share a box with, and the papers they need. */
export function CargoStep({ actor, ...shared }: CargoStepProps) {
  const { offer } = useShared(actor, selectFclFacts);
  return (
    <GoodsStep
      {...shared}
      actor={actor}
      blank={blankCargo}
      isDanger={offer?.isDanger ?? true}
      own={OWN}
      segregation={<BoxSegregation actor={actor} />}
    >
      <BoxLoads actor={actor} limits={offer?.boxes ?? null} />
      <Papers actor={actor} />
    </GoodsStep>
  );
}
