import { useId } from 'react';
import type { TankForm } from '#domain/booking/services/tank/form.ts';
import { tankPapers } from '#domain/booking/services/tank/papers.ts';
import { isCarried } from '#domain/booking/services/tank/tank.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { tank } from '#src/ui/copy/tank.ts';
import { GoodsSum } from '../booking/goods/GoodsCard.tsx';
import { GoodsFields } from '../booking/goods/GoodsFields.tsx';
import { Panel } from '../booking/Panel.tsx';
import { PaperPanel } from '../booking/PaperPanel.tsx';
import { useDerived, useRested, useShared } from '../booking/use-booking.ts';
import type { FileAccess } from '../files/FilePreview.tsx';
import { FillPanel } from './FillPanel.tsx';
import { selectTankFacts, selectTankForm } from './selectors.ts';

const words = tank.order;
/** A tank is no package: nothing is asked of one. */
const OWN = { packingTitle: '' };

interface GoodsInTankProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** The one kind of goods of a tank, how full it may be, and the papers they need. */
export function GoodsInTank({ actor, fileAccess }: GoodsInTankProps) {
  const title = useId();
  const service = useDerived<TankForm, string>(actor, '', ({ serviceType }) => serviceType);
  const isLane = useDerived<TankForm, boolean>(actor, '', isCarried);
  return (
    <>
      <Panel title={words.goods[service] ?? ''} note={words.goodsNote[service]}>
        <div className="flex flex-wrap items-center gap-1.5">
          <GoodsSum actor={actor} at="cargo.0" titleId={title} />
        </div>
        <GoodsFields actor={actor} index={0} fileAccess={fileAccess} own={OWN} />
      </Panel>
      {isLane ? <FillPanel actor={actor} /> : null}
      {isLane ? <Papers actor={actor} /> : null}
    </>
  );
}

/** What the papers depend on: a change of a name or a size does not work them out again. */
const markOf = ({ cargo }: TankForm) =>
  JSON.stringify(cargo.map(({ isDanger, casNo, sds, classReport }) => [isDanger, casNo !== '', sds, classReport]));

/** Which papers stand and which are owed, by whom and until when. */
function Papers({ actor }: { actor: OrderFormRef }) {
  const { offer, now } = useShared(actor, selectTankFacts);
  useRested<TankForm, string>(actor, '', markOf);
  if (offer === null) return null;
  return <PaperPanel papers={tankPapers(selectTankForm(actor.getSnapshot()), offer, now)} zone={offer.timezone} />;
}
