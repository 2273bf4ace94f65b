import { blankRailCargo, type RailForm } from '#domain/booking/services/rail/form.ts';
import { railPapers } from '#domain/booking/services/rail/papers.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { rail as words } from '#src/ui/copy/rail.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { GoodsStep } from '../booking/goods/GoodsStep.tsx';
import type { FoldedLines } from '../booking/goods/use-folded-lines.ts';
import { PaperPanel } from '../booking/PaperPanel.tsx';
import { useRested, useShared } from '../booking/use-booking.ts';
import type { FileAccess } from '../files/FilePreview.tsx';
import { selectRailFacts, selectRailForm } from './selectors.ts';

interface CargoStepProps extends FoldedLines {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

const OWN = { basics: [], packing: ['lithium', 'electronics', 'wooden', 'temperature'] };

/** The goods line by line, as customs on the way ask, and the papers they need. */
export function RailCargoStep({ actor, ...shared }: CargoStepProps) {
  return (
    <GoodsStep {...shared} actor={actor} blank={blankRailCargo} isDanger={false} own={OWN} segregation={null}>
      <Note>{words.order.cargoNote}</Note>
      <Papers actor={actor} />
    </GoodsStep>
  );
}

/** What the papers follow from: names and sizes count nothing anew. */
const markOf = ({ cargo, customsSet }: RailForm) =>
  JSON.stringify([customsSet.length, ...cargo.map(({ casNo, sds, classReport }) => [casNo !== '', sds, classReport])]);

/** Which papers stand and which are owed, by whom and until when. */
function Papers({ actor }: { actor: OrderFormRef }) {
  const { offer, now } = useShared(actor, selectRailFacts);
  useRested<RailForm, string>(actor, '', markOf);
  if (offer === null) return null;
  return <PaperPanel papers={railPapers(selectRailForm(actor.getSnapshot()), offer, now)} zone={offer.timezone} />;
}
