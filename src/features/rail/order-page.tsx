import { orderPage as page, railOrder as words } from '#copy/rail/order.ts';
import {
  OrderPageHead,
  type PartiesOrderProps,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/rail/order.ts';
import { useSelector } from '@xstate/react';
import { trainText } from '#copy/booking/names.ts';
import { nextId } from '#domain/booking/goods-list.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import { blankRailContainer, type RailContainer, type RailForm } from '#domain/rail/form.ts';
import { railReaders, railService } from '#domain/rail/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { Arrival, Deadline, type FactRow } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const CUT_OFFS = ['emptyPickup', 'cyOpen', 'siCutoff', 'cyClosing'] as const;

/** Facts of the booked train; empty while it is unknown. */
export function trainRows({ train, offer, now }: RailFacts): FactRow[] {
  if (train === null || offer === null) return [];
  const { orgName, dstName, vessel, voyage, border, foreignBorder, etd, eta, dstZone, transitDays } = train;
  return [
    [words.line, trainText.line(orgName, dstName)],
    [words.train, trainText.train(vessel, voyage)],
    [trainText.border, `${border}，${foreignBorder}`],
    [trainText.departs, <DateTime key="etd" instant={etd} zone={offer.timezone} />],
    [words.arrives, <Arrival key="eta" instant={eta} zone={dstZone} note={trainText.transit(transitDays)} />],
    ...CUT_OFFS.map(
      (code): FactRow => [
        trainText.cutOffs[code],
        <Deadline
          key={code}
          instant={offer.cutOffs[code]}
          zone={offer.timezone}
          now={now}
          label={trainText.cutOffs[code]}
        />,
      ],
    ),
    [trainText.box, words.boxText(train.freeDays, train.returnDepot)],
  ];
}

const DOORS = ['pickup', 'delivery', 'fetchAddress', 'bringAddress', 'cargoReadyDate'];
const BOX = ['ctnType', 'quantity', 'soc', 'containerNos', 'emptyAt', 'returnCity', 'freeDays'];

const listHref = (form: RailForm) => railService.links(form).list;

/** Train, transport terms and containers. */
export function TrainStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, railReaders.selectFacts);
  return (
    <>
      <BookedPanel actor={actor} listHref={listHref} words={words} rows={trainRows(facts)} />
      <Panel title={words.doors} note={words.doorsNote}>
        <Fields actor={actor} at="" keys={DOORS} wide={['fetchAddress', 'bringAddress']} />
      </Panel>
      <Panel title={words.boxes} note={words.boxesNote}>
        <BoxLines<RailContainer>
          actor={actor}
          keys={BOX}
          wide={['containerNos']}
          placed={{}}
          types={(facts.offer?.boxes ?? []).map(({ ctnType }) => ctnType)}
          limits={facts.offer?.boxes}
          limitText={words.limit}
          make={(lines, ctnType) => ({ ...blankRailContainer, id: nextId(lines), ctnType })}
        />
      </Panel>
    </>
  );
}

const RailCargoStep = lazyStep(async () => (await import('./views/RailCargoStep.tsx')).RailCargoStep);
const ConsigneeStep = lazyStep(async () => (await import('./views/ConsigneeStep.tsx')).ConsigneeStep);

export function RailBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    train: (form) => <TrainStep actor={form} />,
    cargo: (form, lines) => <RailCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    consignee: (form) => <ConsigneeStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={trainRows(railReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}

export const RailWayAddOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <RailBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(RailWayAddOrderPage);
