import { page } from '#copy/domestic/order.ts';
import {
  type FiledOrderProps,
  OrderPageHead,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/domestic/order.ts';
import { useSelector } from '@xstate/react';
import { frame as words } from '#copy/booking/frame.ts';
import { domestic } from '#copy/domestic/search.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { newDomesticContainer } from '#domain/domestic/follow.ts';
import type { DomesticContainer, DomesticForm } from '#domain/domestic/form.ts';
import { domesticReaders, domesticService } from '#domain/domestic/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { BoxLines } from '#src/features/booking/form/BoxLines.tsx';
import { Arrival, Deadline, type FactRow, FactRows, ToldRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useValue } from '#src/features/booking/form/use-booking.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { tonsOf } from '../../../domain/measure-text.ts';

/** Facts of the sailing; empty while it is unknown. */
export function sailingRows({ sailing, offer, now }: DomesticFacts): FactRow[] {
  if (sailing === null || offer === null) return [];
  const { orgName, dstName, via, carrier, vessel, voyage, etd, eta, dstZone, transitDays, freeDays } = sailing;
  const { cyClosing } = offer.cutOffs;
  return [
    [
      words.route.line,
      <span key="line">
        {orgName} → {dstName}{' '}
        <span className="text-ink-3">{via === null ? domestic.direct : words.route.via(via.nameCn)}</span>
      </span>,
    ],
    [domestic.columns.carrier, `${carrier.nameCn}，${domestic.voyage(vessel, voyage)}`],
    [words.route.etd, <DateTime key="etd" instant={etd} zone={offer.timezone} dateOnly />],
    [words.route.eta, <Arrival key="eta" instant={eta} zone={dstZone} note={words.route.transit(transitDays)} />],
    [
      domestic.cyClosing,
      <Deadline key="closing" instant={cyClosing} zone={offer.timezone} now={now} label={domestic.cyClosing} />,
    ],
    [domestic.columns.freeDays, freeDays === null ? domestic.noFree : domestic.free(freeDays)],
  ];
}

export function Sailing({ facts }: { facts: DomesticFacts }) {
  return <FactRows rows={sailingRows(facts)} />;
}

const listHref = (form: DomesticForm) => domesticService.links(form).list;

/** Chosen sailing, transport terms and containers. */
export function DomesticRouteStep({ actor }: { actor: OrderFormRef }) {
  const facts = useSelector(actor, domesticReaders.selectFacts);
  const { sailing, offer } = facts;
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...domestic, booked: domestic.sailing, choose: words.backToList }}
        chosen={sailing === null ? null : <Sailing facts={facts} />}
      >
        <Fields actor={actor} at="" keys={['term']} />
      </BookedPanel>
      <Panel title={domestic.boxes}>
        <BoxLines<DomesticContainer>
          actor={actor}
          keys={['ctnType', 'quantity']}
          placed={{ ctnType: 'max-md:col-span-2' }}
          types={(offer?.boxes ?? []).map(({ ctnType }) => ctnType)}
          make={newDomesticContainer}
          note={(index) => <Limit actor={actor} index={index} />}
        />
      </Panel>
    </>
  );
}

/** Maximum load the ship accepts for the container type of this line. */
function Limit({ actor, index }: { actor: OrderFormRef; index: number }) {
  const type = useValue<string>(actor, `containers.${index}.ctnType`);
  const { offer } = useSelector(actor, domesticReaders.selectFacts);
  const limit = offer?.boxes.find(({ ctnType }) => ctnType === type)?.limitKg ?? null;
  return <p className="text-12 text-ink-3">{limit === null ? '' : domestic.limit(tonsOf(limit))}</p>;
}

const DomesticCargoStep = lazyStep(async () => (await import('./views/DomesticCargoStep.tsx')).DomesticCargoStep);
const DoorsStep = lazyStep(async () => (await import('./views/DoorsStep.tsx')).DoorsStep);

export function DomesticBooking({ fileAccess, ...shared }: FiledOrderProps) {
  const steps: StepViews = {
    route: (form) => <DomesticRouteStep actor={form} />,
    cargo: (form, lines) => <DomesticCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    doors: (form) => <DoorsStep actor={form} fileAccess={fileAccess} />,
    confirm: (form) => (
      <LazyConfirmStep actor={form} route={sailingRows(domesticReaders.selectFacts(form.getSnapshot()))} />
    ),
  };
  return (
    <ServiceBooking
      {...shared}
      steps={steps}
      placed={(form) => <ToldRows rows={sailingRows(domesticReaders.selectFacts(form.getSnapshot()))} />}
    />
  );
}

export const DomesticTradeOrderPage = (props: Omit<FiledOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <DomesticBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(DomesticTradeOrderPage);
