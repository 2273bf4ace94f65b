import { lcl, lcl as words } from '#copy/lcl/search.ts';
import { type PartiesOrderProps, ServiceBooking, type StepViews } from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/lcl/order.ts';
import { useSelector } from '@xstate/react';
import { booking } from '#copy/booking/frame.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import { blankLclCargo, type LclForm } from '#domain/lcl/form.ts';
import { lclPapers } from '#domain/lcl/papers.ts';
import { lclReaders, lclService } from '#domain/lcl/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { ConfirmStep } from '#src/features/booking/form/ConfirmStep.tsx';
import { Arrival, Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { OfferPapers } from '#src/features/booking/form/FormPapers.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { Segregation } from '#src/features/booking/form/goods/Segregation.tsx';
import { BEYOND_KEYS, WIDE_ADDRESSES } from '#src/features/booking/form/hand-in-keys.ts';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { AttachedPanel, ContactPanel, PartiesPanel, PaymentPanel } from '#src/features/booking/form/panels.tsx';
import type { AddressBook } from '#src/features/booking/form/parties/PartyPanel.tsx';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { portTime } from '#src/ui/text/time-text.ts';

/** Facts of the departure; empty while it is unknown. */
export function departureRows({ sailing, offer, now }: LclFacts): FactRow[] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, via, carrier, cutAndSail, etd, eta, dstZone, transitDays, station, minimumTons } = sailing;
  const handIn = offer.cutOffs.lclCutoff;
  return [
    [
      booking.route.line,
      <span key="line">
        {orgName} → {dstName}{' '}
        <span className="text-ink-3">{via === null ? lcl.direct : booking.route.via(via.nameCn)}</span>
      </span>,
    ],
    [lcl.columns.carrier, `${carrier.nameCn}，${cutAndSail}`],
    [
      lcl.columns.handIn,
      <Deadline key="handIn" instant={handIn} zone={offer.timezone} now={now} label={lcl.columns.handIn} />,
    ],
    [booking.route.etd, <DateTime key="etd" instant={etd} zone={offer.timezone} dateOnly />],
    [booking.route.eta, <Arrival key="eta" instant={eta} zone={dstZone} note={booking.route.transit(transitDays)} />],
    [lcl.columns.minimum, lcl.tons(minimumTons)],
    ...(station === null ? [] : [[lcl.columns.station, lcl.stationText(station)] as FactRow]),
  ];
}

export function Departure({ facts }: { facts: LclFacts }) {
  return <FactRows rows={departureRows(facts)} />;
}

const HAND_IN = ['handIn', 'handInDay', 'pickupAddress', 'plate', 'driver', 'driverPhone', 'transportPermit'];

interface HandInStepProps {
  actor: OrderFormRef;
  fileAccess: FileAccess;
  addressBook: () => AddressBook;
}

/** Delivery to the warehouse, contact, parties and payment. */
export function HandInStep({ actor, fileAccess, addressBook }: HandInStepProps) {
  const { offer } = useSelector(actor, lclReaders.selectFacts);
  const textOf = (instant: number, zone: string) => {
    const { date, clock } = portTime(instant, zone);
    return `${date.slice(5)} ${clock}`;
  };
  return (
    <>
      <Panel
        title={lcl.handInTitle}
        {...(offer === null ? {} : { note: lcl.handInNote(textOf(offer.cutOffs.lclCutoff, offer.timezone)) })}
      >
        <Fields actor={actor} at="" keys={HAND_IN} wide={WIDE_ADDRESSES} />
        <p className="text-12 text-ink-3">{lcl.deadFreight}</p>
      </Panel>
      <Panel title={lcl.beyond} note={lcl.beyondNote}>
        <Fields actor={actor} at="" keys={BEYOND_KEYS} wide={WIDE_ADDRESSES} />
      </Panel>
      <ContactPanel actor={actor} />
      <PartiesPanel
        actor={actor}
        addressBook={addressBook}
        due={offer === null ? null : textOf(offer.cutOffs.siCutoff, offer.timezone)}
      />
      <PaymentPanel actor={actor} keys={['payType']} />
      <AttachedPanel actor={actor} fileAccess={fileAccess} />
    </>
  );
}

const OWN = {
  basics: ['food'],
  packing: ['oversize', 'length', 'width', 'height', 'stackable', 'palletized', 'wooden'],
};

const listHref = (form: LclForm) => lclService.links(form).list;

/** Departure, goods, segregation and documents. */
export function LclCargoStep({ actor, ...shared }: CargoStepProps) {
  const facts = useSelector(actor, lclReaders.selectFacts);
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...lcl, booked: lcl.departure, choose: booking.backToList }}
        chosen={facts.sailing === null ? null : <Departure facts={facts} />}
      />
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankLclCargo}
        isDanger={facts.offer?.isDanger ?? true}
        own={OWN}
        segregation={<Segregation actor={actor} />}
      >
        <UntakenGoods<LclForm> actor={actor} offer={facts.offer} linksOf={lclService.links} />
        <Note>{lcl.neighbours}</Note>
        <OfferPapers actor={actor} select={lclReaders.selectFacts} papersOf={lclPapers} />
      </GoodsStep>
    </>
  );
}

export function LclBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <LclCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <HandInStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <ConfirmStep actor={form} route={departureRows(lclReaders.selectFacts(form.getSnapshot()))} />,
  };
  return <ServiceBooking {...shared} steps={steps} />;
}

/** The order over the list. */
export default orderView((props: Omit<PartiesOrderProps, 'title'>) => (
  <LclBooking
    {...props}
    title={<h1 className="text-balance font-strong text-28 leading-head">{words.orderTitle}</h1>}
  />
));
