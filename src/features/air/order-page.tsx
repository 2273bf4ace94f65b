import { page, airBooking as words } from '#copy/air/order.ts';
import {
  OrderPageHead,
  type PartiesOrderProps,
  ServiceBooking,
  type StepViews,
} from '#src/features/booking/form/ServiceBooking.tsx';
import { orderView } from '#src/features/booking/order-view.ts';
import '#copy/booking/choices.ts';
import '#copy/air/order.ts';
import { useSelector } from '@xstate/react';
import { airLoad as air } from '#copy/air/load.ts';
import { frame } from '#copy/booking/frame.ts';
import { packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import type { AirFacts, BookedFlight } from '#domain/air/facts.ts';
import { chargeTexts } from '#domain/air/fee-lines.ts';
import { airFreight } from '#domain/air/fees.ts';
import { airBookingClose, airCutOffs, startOfFlightDay } from '#domain/air/flight-days.ts';
import { type AirCargoLine, type AirForm, blankAirCargo } from '#domain/air/form.ts';
import { type Aircraft as AircraftType, aircraftTypes, exceedsAirLimit } from '#domain/air/limits.ts';
import { airLoad, shareOf } from '#domain/air/load.ts';
import { airPapers } from '#domain/air/papers.ts';
import { airPartAsTyped } from '#domain/air/quote.ts';
import { limitOfLine, unNoOf } from '#domain/air/rules.ts';
import { airReaders, airService } from '#domain/air/service.ts';
import { numberOf } from '#domain/booking/totals.ts';
import { compare, decimalText } from '#domain/decimal.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { UntakenGoods } from '#src/features/booking/form/AskedGoods.tsx';
import { BookedPanel } from '#src/features/booking/form/BookedPanel.tsx';
import { Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';
import { Fields } from '#src/features/booking/form/Fields.tsx';
import { FormPapers } from '#src/features/booking/form/FormPapers.tsx';
import { type CargoStepProps, GoodsStep } from '#src/features/booking/form/goods/GoodsStep.tsx';
import { LazyConfirmStep, lazyStep } from '#src/features/booking/form/lazy-step.tsx';
import { Panel } from '#src/features/booking/form/Panel.tsx';
import { useRested, useShared, useValue, valueNow } from '#src/features/booking/form/use-booking.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { ChargeWork } from './views/ChargeWork.tsx';
import { limitText } from './views/limit-text.ts';

/** Formats a future instant with the time left. */
const until = (instant: number, { offer, now }: AirFacts, label: string) => (
  <Deadline key={label} instant={instant} zone={offer?.timezone ?? CHINA} now={now} label={label} />
);

/** Facts of the flight; empty while it is unknown, without deadlines before a day is chosen. */
export function flightRows(facts: AirFacts, day: string): FactRow[] {
  const { flight, offer } = facts;
  if (flight === null || offer === null) return [];
  const { orgName, dstName, carrier, transitDays } = flight;
  const { isDanger, timezone, cutOffs } = offer;
  const waybill = carrier.prefix === null ? '' : `，${air.waybill(carrier.prefix)}`;
  const rows: FactRow[] = [
    [frame.route.line, `${orgName} → ${dstName}`],
    [words.flight, `${carrier.nameCn} ${flight.flight}${waybill}`],
    [air.filters.aircraft, air.aircraft[offer.aircraft]],
    [words.transit, air.transit(transitDays)],
  ];
  if (day === '') return rows;
  return [
    ...rows,
    [air.closes, until(airBookingClose(day, isDanger, timezone, cutOffs), facts, air.closes)],
    [words.handIn, until(airCutOffs(day, isDanger, timezone, cutOffs).lclCutoff, facts, words.handIn)],
  ];
}

export function FlightFacts({ facts, day }: { facts: AirFacts; day: string }) {
  return <FactRows rows={flightRows(facts, day)} />;
}

const markOf = (lines: readonly AirCargoLine[]) =>
  JSON.stringify(lines.map(({ isDanger, perPackage, dg }) => [isDanger, perPackage, dg.unNo, dg.packingGroup]));

/** Whether the aircraft accepts the packages of a line unchanged. */
function takingOf(line: AirCargoLine, aircraft: AircraftType): 'asked' | 'refused' | 'taken' {
  const limit = limitOfLine(line, aircraft);
  const typed = numberOf(line.perPackage);
  if (limit.kind === 'UNKNOWN') return 'asked';
  const isWithin = typed === null || !exceedsAirLimit(limit, decimalText(typed));
  return limit.kind !== 'FORBIDDEN' && isWithin ? 'taken' : 'refused';
}

const TONES = { asked: 'warn', refused: 'danger', taken: 'ok' } as const;

/** Lists which aircraft accepts the dangerous goods, and which of them flies this route. */
export function Aircraft({ actor }: { actor: OrderFormRef }) {
  const { offer } = useShared(actor, airReaders.selectFacts);
  useRested<AirCargoLine[], string>(actor, 'cargo', markOf);
  const lines = valueNow<readonly AirCargoLine[]>(actor, 'cargo').filter(
    ({ isDanger, dg }) => isDanger && dg.unNo !== '',
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={words.aircraft.title} note={words.aircraft.note}>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-0.5 border-line border-b pb-1 last:border-b-0">
            <span className="font-strong">
              {[`UN ${unNoOf(line)}`, line.dg.psnCn, line.dg.packingGroup && packingGroupText([line.dg.packingGroup])]
                .filter(Boolean)
                .join(' ')}
            </span>
            {aircraftTypes.map((type) => (
              <span key={type} className="flex flex-wrap items-center gap-x-1">
                <span className={offer?.aircraft === type ? 'font-strong' : 'text-ink-2'}>{air.aircraft[type]}</span>
                <span>{limitText(limitOfLine(line, type))}</span>
                <Badge tone={TONES[takingOf(line, type)]}>{words.aircraft[takingOf(line, type)]}</Badge>
                {offer?.aircraft === type ? <Badge tone="sea">{words.aircraft.booked}</Badge> : null}
              </span>
            ))}
            {offer?.aircraft === 'CAO' && takingOf(line, 'PAX') === 'refused' && takingOf(line, 'CAO') === 'taken' ? (
              <span className="text-12 text-ink-2">{words.aircraft.label}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The three form values that the charge depends on. */
const figuresOf = (form: AirForm) => {
  const { grossWeight, volume, share } = airPartAsTyped(form);
  return [grossWeight, volume, share].join(' ');
};

interface ChargedProps {
  flight: BookedFlight;
  figures: string;
}

/** Explains the charge step by step, once the load has weight and dimensions. */
export function Charge({ actor }: { actor: OrderFormRef }) {
  const { flight } = useShared(actor, airReaders.selectFacts);
  const figures = useRested<AirForm, string>(actor, '', figuresOf);
  if (flight === null) return null;
  return (
    <Panel title={words.charge.title} note={words.charge.note}>
      <Fields actor={actor} at="" keys={['share']} />
      <Charged flight={flight} figures={figures} />
    </Panel>
  );
}

function Charged({ flight, figures }: ChargedProps) {
  const [gross = '0', volume = '0', share = '0'] = figures.split(' ');
  if (compare(gross, 0) <= 0 || compare(volume, 0) <= 0) return <p className="text-ink-3">{words.charge.empty}</p>;
  const percent = Number(share);
  const freight = airFreight(flight, gross, volume, shareOf(percent));
  return <ChargeWork flight={flight} charge={chargeTexts(freight)} load={airLoad(gross, volume, percent)} />;
}

const OWN = {
  basics: ['lithium'],
  packing: [
    ...['length', 'width', 'height', 'stackable'],
    ...['packingInstruction', 'perPackage', 'wattHours', 'lithiumGrams', 'dryIce'],
  ],
  report: ['reportNo', 'reportIssuer', 'reportYear'],
};

const listHref = (form: AirForm) => airService.links(form).list;

/** Flight and departure day, goods, aircraft acceptance and charge. */
export function AirCargoStep({ actor, ...shared }: CargoStepProps) {
  const facts = useSelector(actor, airReaders.selectFacts);
  const day = useValue<string>(actor, 'flightDay');
  return (
    <>
      <BookedPanel
        actor={actor}
        listHref={listHref}
        words={{ ...words, booked: words.flight, choose: frame.backToList }}
        chosen={facts.flight === null ? null : <FlightFacts facts={facts} day={day} />}
      >
        <Fields actor={actor} at="" keys={['flightDay', 'preference']} />
      </BookedPanel>
      <GoodsStep
        {...shared}
        actor={actor}
        blank={blankAirCargo}
        isDanger={facts.offer?.isDanger ?? true}
        own={OWN}
        segregation={null}
      >
        <UntakenGoods<AirForm> actor={actor} offer={facts.offer} linksOf={airService.links} />
        <Aircraft actor={actor} />
        <Charge actor={actor} />
        <Papers actor={actor} />
      </GoodsStep>
    </>
  );
}

function Papers({ actor }: { actor: OrderFormRef }) {
  const { offer, now } = useShared(actor, airReaders.selectFacts);
  if (offer === null) return null;
  const { isDanger, timezone, cutOffs } = offer;
  const papersOf = (form: AirForm) => {
    const { flightDay } = form;
    if (flightDay === '') return [];
    const flight = {
      etd: startOfFlightDay(flightDay, timezone),
      cutOffs: airCutOffs(flightDay, isDanger, timezone, cutOffs),
    };
    return airPapers(form, flight, now);
  };
  return <FormPapers actor={actor} zone={timezone} now={now} papersOf={papersOf} />;
}

const LazyPlaced = lazyStep(async () => (await import('./views/Placed.tsx')).Placed, null);
const DeliverStep = lazyStep(async () => (await import('./views/DeliverStep.tsx')).DeliverStep);

function routeOf(form: OrderFormRef) {
  const snapshot = form.getSnapshot();
  return flightRows(airReaders.selectFacts(snapshot), airReaders.selectForm(snapshot).flightDay);
}

export function AirBooking({ fileAccess, addressBook, ...shared }: PartiesOrderProps) {
  const steps: StepViews = {
    cargo: (form, lines) => <AirCargoStep actor={form} fileAccess={fileAccess} {...lines} />,
    handIn: (form) => <DeliverStep actor={form} fileAccess={fileAccess} addressBook={addressBook} />,
    confirm: (form) => <LazyConfirmStep actor={form} route={routeOf(form)} />,
  };
  return <ServiceBooking {...shared} steps={steps} placed={(form) => <LazyPlaced actor={form} />} />;
}

export const AirLiftOrderPage = (props: Omit<PartiesOrderProps, 'title'>) => (
  <OrderPageHead page={page}>{(title) => <AirBooking {...props} title={title} />}</OrderPageHead>
);

export default orderView(AirLiftOrderPage);
