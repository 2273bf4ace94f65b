import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { KIT } from '#copy/kit.ts';
import { priceRefusals, refusalText } from '#copy/search/prices.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { compare } from '#domain/decimal.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { PlacardDrawing } from '#src/ui/placard/ClassPlacard.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { PriceBadges } from './PriceBadges.tsx';
import { RowTotal } from './RowTotal.tsx';
import { destinationZone, originZone } from './standing.ts';

const SPACE: Record<Offer['space'], BadgeTone> = { PLENTY: 'ok', TIGHT: 'warn', ASK: 'plain' };

const Small = ({ children }: { children: React.ReactNode }) => (
  <span className="block whitespace-nowrap text-12 text-ink-3">{children}</span>
);

export function CarrierPlate({ offer, children }: { offer: Offer; children?: React.ReactNode }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-0.5 @min-[72rem]:grid">
      <span className="flex items-center gap-0.5 whitespace-nowrap font-strong">
        {offer.carrier.nameCn}
        <PriceBadges priceKind={offer.priceKind} />
      </span>
      <Small>
        {offer.carrier.code} {children}
      </Small>
    </span>
  );
}

export const Vessel = ({ offer }: { offer: Offer }) => (
  <>
    <span className="block whitespace-nowrap">{offer.vessel}</span>
    <Small>{words.voyage(offer.voyage, offer.terminal)}</Small>
  </>
);

interface AtProps {
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
  now: number;
}

export function BookingClose({ offer, answer, isDanger, now }: AtProps) {
  const close = bookingClose(offer.cutOffs, isDanger);
  const { date, clock } = portTime(close, originZone(answer));
  return (
    <span className="flex flex-wrap items-center gap-x-1 @min-[72rem]:grid">
      <span className="text-12 text-ink-3 @min-[72rem]:hidden" aria-hidden="true">
        {words.closes}
      </span>
      <Countdown deadline={close} now={now} label={words.columns.bookingClose} />
      <Small>
        <time dateTime={new Date(close).toISOString()}>{`${date.slice(5)} ${clock}`}</time>
      </Small>
    </span>
  );
}

const dayOf = (instant: number, zone: string) => portTime(instant, zone).date.slice(5);

export const Sailing = ({ offer, answer }: { offer: Offer; answer: SellingAnswer }) => {
  const { date, weekday } = portTime(offer.etd, originZone(answer));
  const passage =
    offer.via === null ? words.directIn(offer.transitDays) : words.viaIn(offer.via.nameCn, offer.transitDays);
  return (
    <>
      <span className="block whitespace-nowrap font-strong">
        {date.slice(5)} {weekday}
      </span>
      <Small>{words.passage(dayOf(offer.eta, destinationZone(answer)), passage)}</Small>
    </>
  );
};

/** Placards that fit two lines of the column. */
const MOST_PLACARDS = 6;

interface AcceptedProps {
  offer: Offer;
  /** Classes of the requested goods come first. */
  goods: readonly string[];
}

/** Accepted classes; for refused goods, who refuses them and why. */
export function Accepted({ offer, goods }: AcceptedProps) {
  const [refusal] = offer.refusals;
  if (refusal !== undefined)
    return (
      <span className="inline-flex items-center gap-0.5 border border-track border-dashed bg-surface px-0.5 text-12 text-track leading-[17px]">
        <PlacardDrawing value={refusal.refusedClass} size={24} />
        <span className="min-w-12">
          {refusalText(refusal, offer.dgClasses, words.refusal)}
          {offer.refusals.length > 1 ? words.moreRefusals(offer.refusals.length - 1) : null}
        </span>
      </span>
    );
  const ordered = [...offer.dgClasses].sort((a, b) => Number(goods.includes(b)) - Number(goods.includes(a)));
  const shown = ordered.length > MOST_PLACARDS ? ordered.slice(0, MOST_PLACARDS - 1) : ordered;
  const rest = ordered.slice(shown.length);
  return (
    <span className="flex flex-wrap items-center gap-x-0.75 gap-y-0.25 text-12 @min-[72rem]:w-17">
      {shown.map((value) => (
        <span key={value} className="inline-flex w-4.5 items-center gap-0.25 font-strong">
          <PlacardDrawing value={value} size={16} />
          {value}
        </span>
      ))}
      {rest.length > 0 ? (
        <span className="text-ink-3">
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{rest.join('、')}</span>
        </span>
      ) : null}
    </span>
  );
}

/** Ocean freight, with the weight limit before a surcharge or the container weight of the typed load. */
export function BoxPrice({ offer, type, isRequested }: { offer: Offer; type: string; isRequested: boolean }) {
  const price = offer.prices.find(({ ctnType }) => ctnType === type);
  if (price === undefined) return <span className="text-ink-3">{KIT.none}</span>;
  const perBoxKg = isRequested ? (offer.load?.perBoxKg ?? null) : null;
  const isHeavy = perBoxKg !== null && price.limitKg !== null && compare(perBoxKg, price.limitKg) > 0;
  const kilograms = (kg: string) => formatAmount(kg, 0);
  return (
    <>
      <Money symbol={currencySymbol(price.currency)} amount={formatAmount(price.amount)} size={16} />
      {perBoxKg !== null ? (
        <span className={isHeavy ? 'block text-12 text-danger' : 'block text-12 text-ink-3'}>
          {words.perBox(kilograms(perBoxKg))}
        </span>
      ) : price.limitKg === null ? null : (
        <Small>{words.limit(kilograms(String(price.limitKg)))}</Small>
      )}
    </>
  );
}

interface TotalsProps {
  offer: Offer;
  /** The total includes the dangerous goods surcharge. */
  isClassKnown: boolean;
}

/** Total and freight of all containers; nothing when one has no price. */
export function Totals({ offer: { totals, lines, unpriced }, isClassKnown }: TotalsProps) {
  if (totals.length === 0 || unpriced.length > 0) return <span className="text-ink-3">{KIT.none}</span>;
  return (
    <RowTotal totals={totals} lines={lines}>
      {isClassKnown ? null : <Small>{words.withoutSurcharge}</Small>}
    </RowTotal>
  );
}

interface StandingProps {
  offer: Offer;
  answer: SellingAnswer;
  standing: Offer['bookable'];
}

/** Available space and validity, or the problem with the load. */
export function Standing({ offer, answer, standing }: StandingProps) {
  const { load, unpriced, space, validTo } = offer;
  const wrong = [
    ...(load !== null && load.tooHeavy.length > 0 ? [words.tooHeavy] : []),
    ...(load?.tooSmall ? [words.tooSmall] : []),
    ...(unpriced.length > 0 ? [words.unpricedSome] : []),
  ];
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-0.75 text-12 leading-[17px] @min-[72rem]:grid @min-[72rem]:justify-items-start">
      {standing === 'BOOKABLE' ? (
        <Badge tone={SPACE[space]}>{words.space[space]}</Badge>
      ) : isByEnquiry(offer.refusals) ? (
        <Badge tone="warn">{priceRefusals.byEnquiry}</Badge>
      ) : (
        <Badge tone={standing === 'REFUSED' ? 'track' : standing === 'PRICE_EXPIRED' ? 'danger' : 'plain'}>
          {words.bookable[standing]}
        </Badge>
      )}
      {wrong.length > 0 ? (
        <span className="whitespace-nowrap text-danger">{wrong.join('，')}</span>
      ) : (
        <span className="hidden whitespace-nowrap text-ink-3 @min-[40rem]:inline">
          {words.valid} {dayOf(validTo, originZone(answer))}
        </span>
      )}
    </span>
  );
}
