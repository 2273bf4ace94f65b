import { orderPage as page } from '#copy/fcl/order.ts';
import {
  OrderPageHead,
  type PartiesOrderProps,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/fcl/order.ts';
import { useSelector } from '@xstate/react';
import { frame as words } from '#copy/booking/frame.ts';
import { newContainer } from '#domain/fcl/cargo.ts';
import type { ContainerLine, FclForm } from '#domain/fcl/form.ts';
import { fclReaders } from '#domain/fcl/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { LazyFormOrigin, LazyOtherDepartures } from '#src/features/booking/form/lazy-views.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { ToList } from '#src/features/booking/form/ToList.tsx';
import { useDerived, useValue } from '#src/features/booking/form/use-booking.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SailingFacts, sailingRows } from './views/SailingFacts.tsx';

const KEYS = ['ctnType', 'quantity', 'soc', 'containerNos', 'temperature', 'ventilation', 'humidity', 'overDimensions'];

/** Aligns the checkbox with the controls beside it. */
const PLACED = { ctnType: 'max-md:col-span-2', soc: 'md:pt-4.25' };

/** Fields fixed by the enquiry an option answers. */
const ASKED = ['ctnType', 'quantity'];

/** Chosen sailing, containers and cargo-ready date. */
export function RouteStep({ actor, listHref }: { actor: OrderFormRef; listHref: (form: FclForm) => string }) {
  const facts = useSelector(actor, fclReaders.selectFacts);
  const href = useDerived<FclForm, string>(actor, '', (form) => listHref(form));
  const change = (
    <ToList actor={actor} href={href}>
      {facts.sailing === null ? words.backToList : words.route.change}
    </ToList>
  );
  return (
    <>
      <LazyFormOrigin actor={actor} />
      <Panel title={words.route.sailing} action={change}>
        {facts.sailing === null || facts.offer === null ? (
          <Note tone="warn">{words.route.noOffer}</Note>
        ) : (
          <SailingFacts facts={facts} />
        )}
        <Fields actor={actor} at="" keys={['receiptType', 'deliveryType', 'cargoReadyDate']} />
        <LazyOtherDepartures actor={actor} />
      </Panel>
      <Panel title={words.route.boxes}>
        <Containers actor={actor} />
      </Panel>
    </>
  );
}

function Containers({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, fclReaders.selectFacts);
  const isFixed = useValue<string>(actor, 'enquiryNo') !== '';
  return (
    <BoxLines<ContainerLine>
      actor={actor}
      keys={KEYS}
      wide={['containerNos']}
      placed={PLACED}
      types={(facts.offer?.boxes ?? []).map(({ ctnType }) => ctnType)}
      make={newContainer}
      limits={facts.offer?.boxes}
      fixed={isFixed ? ASKED : []}
    />
  );
}

const CargoStep = lazyStep(async () => (await import('./views/CargoStep.tsx')).CargoStep);
const ServicesStep = lazyStep(async () => (await import('./views/ServicesStep.tsx')).ServicesStep);

/** The price list of this lane, with the current selection. */
const listHref = ({ orgPortCode, dstPortCode, containers, cargo }: FclForm) => {
  const boxes = containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(',');
  const isDanger = cargo.some((line) => line.isDanger) ? 'Y' : 'N';
  const unNo = cargo[0]?.dg.unNo ?? '';
  return `/shippingFcl?${new URLSearchParams({ orgPortCode, dstPortCode, boxes, isDanger, ...(unNo === '' ? {} : { unNo }) })}`;
};

export function FclBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    route: (form) => <RouteStep actor={form} listHref={listHref} />,
    cargo: (form, lines) => <CargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    services: (form) => <ServicesStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={sailingRows(fclReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}

export const ShippingFclAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <FclBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(ShippingFclAddOrderPage);
