import { tank, tank as words } from '#copy/tank/search.ts';
import { type FiledOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/tank/order.ts';
import { useId } from 'react';
import type { TankForm } from '#domain/tank/form.ts';
import { tankPapers } from '#domain/tank/papers.ts';
import { tankReaders, tankService } from '#domain/tank/service.ts';
import { isCarried, isLet } from '#domain/tank/tank.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { GoodsSum } from '#src/features/booking/form/goods/GoodsCard.tsx';
import { GoodsFields } from '#src/features/booking/form/goods/GoodsFields.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import { useDerived, useShared } from '#src/features/booking/form/use-booking.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { FillPanel } from './views/FillPanel.tsx';
import { TankStep } from './views/TankStep.tsx';
import { tankRows } from './views/tank-rows.tsx';

const goodsInTankWords = tank.order;
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
      <Panel title={goodsInTankWords.goods[service] ?? ''} note={goodsInTankWords.goodsNote[service]}>
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

const workStepWords = tank.order;
const LOADING = ['loadAt', 'loadingDate', 'loadingMethod', 'loadingPlace'];
const UNLOADING = ['unloadAt', 'dischargeMethod', 'outlet', 'unloadingPlace', 'cleanAfter', 'residue'];
const YARD = ['retest', 'cleanAfter', 'residue', 'repair'];

/** Loading, unloading or depot work, and the contact. */
export function WorkStep({ actor, fileAccess }: { actor: OrderFormRef; fileAccess: FileAccess }) {
  const isLane = useDerived<TankForm, boolean>(actor, '', isCarried);
  const isRented = useDerived<TankForm, boolean>(actor, '', isLet);
  return (
    <>
      {isLane ? (
        <Panel title={workStepWords.handling} note={workStepWords.handlingNote}>
          <Fields actor={actor} at="" keys={LOADING} wide={['loadingPlace']} />
          <Fields actor={actor} at="" keys={UNLOADING} wide={['unloadingPlace']} />
        </Panel>
      ) : isRented ? null : (
        <Panel title={workStepWords.yardWork} note={workStepWords.yardWorkNote}>
          <Fields actor={actor} at="" keys={YARD} />
        </Panel>
      )}
      <ContactPanel actor={actor} />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const rowsOf = (form: OrderFormRef) => {
  const snapshot = form.getSnapshot();
  return tankRows(tankReaders.selectFacts(snapshot), tankReaders.selectForm(snapshot));
};

/** Order of tanks: carried on a lane, or leased, cleaned or stored at a depot. */
export function TankBooking({ actor, fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    tank: (form) => <TankStep actor={form} fileAccess={fileAccess} />,
    cargo: (form) => <GoodsInTank actor={form} fileAccess={fileAccess} />,
    work: (form) => <WorkStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => <ConfirmStep actor={form} route={rowsOf(form)} />,
  };
  return <ServiceBooking {...shared} actor={actor} steps={steps} placed={(form) => <ToldRows rows={rowsOf(form)} />} />;
}

/** The order over the list. */
export default orderView((props: Omit<FiledOrderProps, 'title'>) => (
  <TankBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.order.title}</h1>}
  />
));
