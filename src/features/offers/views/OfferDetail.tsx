import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { priceRefusals, refusalText } from '#copy/search/prices.ts';
import { fees } from '#copy/search/terms.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { formatAmount } from '#domain/money.ts';
import type { BoxCount } from '#domain/orders/box-text.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { MapLink } from '#src/ui/parts/MapLink.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { CutOffScale } from './CutOffScale.tsx';
import { deadlinesOf } from './deadlines.ts';
import { FeeRates, type FeeRatesRequest } from './FeeRates.tsx';
import { FeeTable } from './FeeTable.tsx';
import { boxesIn } from './links.ts';
import { destinationZone, originZone } from './standing.ts';

export function Acceptance({ offer }: { offer: Offer }) {
  return (
    <>
      <h3 className="font-strong text-16">{words.acceptance}</h3>
      <PlacardList values={offer.dgClasses} />
      {offer.carrierRefuses.length > 0 || offer.refusals.length > 0 ? (
        <Restricted title={titleOf(offer)}>
          {offer.refusals.map((refusal) => (
            <p key={`${refusal.kind}-${refusal.code}-${refusal.refusedClass}`}>
              {refusalText(refusal, offer.dgClasses, words.refusal)}
            </p>
          ))}
          <PlacardList values={offer.carrierRefuses} refused />
        </Restricted>
      ) : null}
    </>
  );
}

const titleOf = ({ refusals }: Offer): string => {
  if (refusals.length === 0) return words.refusedTitle;
  return isByEnquiry(refusals) ? priceRefusals.byEnquiry : words.refusesYours;
};

const PlacardList = ({ values, refused = false }: { values: readonly string[]; refused?: boolean }) => (
  <ul className="mt-0.5 flex flex-wrap gap-x-2 gap-y-1">
    {values.map((value) => (
      <li key={value}>
        <ClassPlacard value={value} refused={refused} />
      </li>
    ))}
  </ul>
);

const at = (name: string, instant: number, zone: string) => {
  const { date, clock } = portTime(instant, zone);
  return `${name} ${date.slice(5)} ${clock}`;
};

const terminalOf = (offer: Offer, { org }: SellingAnswer) => `${org?.nameCn ?? offer.pol} ${offer.terminal}`;

/** Departure and arrival, each in its port's time zone. */
function legOf(offer: Offer, answer: SellingAnswer): string {
  const leg = words.leg(
    at(offer.terminal, offer.etd, originZone(answer)),
    at(answer.dst?.nameCn ?? offer.pod, offer.eta, destinationZone(answer)),
  );
  return [
    leg,
    offer.via === null ? words.direct : words.legVia(offer.via.nameCn),
    words.transit(offer.transitDays),
  ].join('，');
}

export function Facts({ offer, answer }: { offer: Offer; answer: SellingAnswer }) {
  const limits = offer.prices.flatMap(({ ctnType, limitKg }) =>
    limitKg === null ? [] : [`${ctnType} ${words.limit(formatAmount(String(limitKg), 0))}`],
  );
  const facts: [string, React.ReactNode][] = [
    [
      words.legs,
      <span key="legs">
        {legOf(offer, answer)} <MapLink location={terminalOf(offer, answer)} />
      </span>,
    ],
    [words.columns.vessel, `${offer.vessel} ${offer.voyage}`],
    [words.route, offer.routeCode],
    [words.freeDays, offer.freeDays === null ? KIT.none : words.transit(offer.freeDays)],
    [words.validTo, <DateTime key="valid" instant={offer.validTo} zone={originZone(answer)} />],
    [words.remark, [...limits, offer.remark ?? ''].filter(Boolean).join('；') || KIT.none],
  ];
  return (
    <dl className="grid">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[112px_1fr] gap-1 border-line border-b py-0.75 last:border-b-0">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface OfferDetailProps {
  id: string;
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
  boxes: readonly BoxCount[];
  now: number;
  /** Exports the cut-offs of this sailing to a calendar. */
  onCalendar: (offer: Offer) => void;
  onShare: (offer: Offer) => void;
  /** Prices per container type, requested when opened. */
  rates?: FeeRatesRequest | undefined;
}

export function OfferDetail({ id, offer, answer, isDanger, boxes, now, onCalendar, onShare, rates }: OfferDetailProps) {
  const zone = originZone(answer);
  return (
    <div id={id} className="grid gap-3 p-2 lg:grid-cols-[3fr_2fr]">
      <section className="min-w-0 lg:col-span-2">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <h3 className="font-strong text-16">{words.cutOffs}</h3>
          <span className="text-12 text-ink-3">{words.zone(answer.org?.nameCn ?? offer.pol)}</span>
          <span className="ml-auto flex flex-wrap gap-1 print:hidden">
            <Button size={32} icon="cal" onClick={() => onCalendar(offer)}>
              {words.calendarFile}
            </Button>
            <Button size={32} icon="share" onClick={() => onShare(offer)}>
              {words.share}
            </Button>
          </span>
        </div>
        <CutOffScale deadlines={deadlinesOf(offer, isDanger)} now={now} zone={zone} />
      </section>
      <section className="min-w-0">
        <h3 className="mb-1 font-strong text-16">
          {fees.title} <span className="font-normal text-12 text-ink-3">{words.pricedFor(boxesIn(boxes))}</span>
        </h3>
        {offer.lines.length === 0 ? <p className="text-ink-2">{fees.none}</p> : <FeeTable offer={offer} />}
        {rates === undefined || offer.priceKind === 'CONTRACT' ? null : <FeeRates offer={offer} rates={rates} />}
      </section>
      <section className="grid min-w-0 content-start gap-2">
        {isDanger ? <Acceptance offer={offer} /> : null}
        <Facts offer={offer} answer={answer} />
      </section>
    </div>
  );
}
