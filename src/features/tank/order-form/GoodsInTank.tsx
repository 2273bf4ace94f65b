import { useId } from 'react';
import { tank } from '#copy/tank/search.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { tankPapers } from '#domain/tank/papers.ts';
import { tankReaders, tankService } from '#domain/tank/service.ts';
import { isCarried } from '#domain/tank/tank.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { GoodsSum } from '#src/features/booking/form/goods/GoodsCard.tsx';
import { GoodsFields } from '#src/features/booking/form/goods/GoodsFields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useDerived, useShared } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { FillPanel } from './FillPanel.tsx';

const words = tank.order;
/** Removes the packaging section: a tank is not a package. */
const OWN = { packingTitle: '' };

interface GoodsInTankProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
}

/** The single product of a tank, its filling limit and the documents. */
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
      {isLane ? <LaneGoods actor={actor} /> : null}
      {isLane ? <FillPanel actor={actor} /> : null}
      {isLane ? <OfferPapers actor={actor} select={tankReaders.selectFacts} papersOf={tankPapers} /> : null}
    </>
  );
}

function LaneGoods({ actor }: { actor: OrderFormRef }) {
  const { offer } = useShared(actor, tankReaders.selectFacts);
  return <UntakenGoods<TankForm> actor={actor} offer={offer} linksOf={tankService.links} />;
}
