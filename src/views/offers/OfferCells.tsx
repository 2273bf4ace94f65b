import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { compare } from '#domain/decimal.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/Badge.tsx';
import { Countdown } from '#src/ui/parts/DateTime.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Money } from '#src/ui/parts/Money.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';
import { portTime } from '#src/ui/time-text.ts';
import { FeeTable } from './late.tsx';
import { destinationZone, originZone } from './zones.ts';

const SPACE: Record<Offer['space'], BadgeTone> = { PLENTY: 'ok', TIGHT: 'warn', ASK: 'plain' };

export const bookingCloseOf = ({ cutOffs }: Offer, isDanger: boolean) =>
  isDanger ? cutOffs.bookingCloseDg : cutOffs.bookingCloseGen;

const Small = ({ children }: { children: React.ReactNode }) => (
  <span className="block text-12 text-ink-3">{children}</span>
);

/** A moment in a row of many: its weekday stands in the detail. */
function Brief({ label, instant, zone }: { label: string; instant: number; zone: string }) {
  const { date, clock } = portTime(instant, zone);
  return (
    <span className="block whitespace-nowrap text-12 text-ink-3">
      {label} <time dateTime={new Date(instant).toISOString()}>{`${date.slice(5)} ${clock}`}</time>
    </span>
  );
}

export function CarrierPlate({ offer }: { offer: Offer }) {
  return (
    <span className="grid justify-items-start">
      <span className="whitespace-nowrap font-strong">{offer.carrier.nameCn}</span>
      <Small>{offer.carrier.code}</Small>
      {offer.priceKind === 'CONTRACT' ? <Badge tone="sea">{words.contract}</Badge> : null}
    </span>
  );
}

export const Ports = ({ offer, answer }: { offer: Offer; answer: SellingAnswer }) => (
  <>
    <span className="block lg:whitespace-nowrap">{words.lane(offer.terminal, answer.dst?.nameCn ?? offer.pod)}</span>
    <Small>{offer.via === null ? words.direct : words.via(offer.via.nameCn)}</Small>
  </>
);

export const Vessel = ({ offer }: { offer: Offer }) => (
  <>
    <span className="block">{offer.vessel}</span>
    <Small>
      {offer.voyage} / {offer.routeCode}
    </Small>
  </>
);

interface AtProps {
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
  now: number;
}

export function BookingClose({ offer, answer, isDanger, now }: AtProps) {
  const close = bookingCloseOf(offer, isDanger);
  return (
    <>
      <Countdown deadline={close} now={now} label={words.columns.bookingClose} />
      <Brief label={words.booking} instant={close} zone={originZone(answer)} />
      <Brief label={words.customs} instant={offer.cutOffs.customsCutoff} zone={originZone(answer)} />
    </>
  );
}

const dayOf = (instant: number, zone: string) => {
  const { date, weekday } = portTime(instant, zone);
  return `${date.slice(5)} ${weekday}`;
};

export const Sailing = ({ offer, answer }: { offer: Offer; answer: SellingAnswer }) => (
  <>
    <span className="block whitespace-nowrap font-strong">{dayOf(offer.etd, originZone(answer))}</span>
    <span className="block whitespace-nowrap text-12 text-ink-3">
      {words.arrives} {dayOf(offer.eta, destinationZone(answer))}
    </span>
    <Small>{words.transit(offer.transitDays)}</Small>
  </>
);

/** Ocean freight, what a box may weigh without surcharge, and what it would weigh. */
export function BoxPrice({ offer, type, isAsked }: { offer: Offer; type: string; isAsked: boolean }) {
  const price = offer.prices.find(({ ctnType }) => ctnType === type);
  if (price === undefined) return <span className="text-ink-3">{KIT.none}</span>;
  const perBoxKg = isAsked ? (offer.load?.perBoxKg ?? null) : null;
  const isHeavy = perBoxKg !== null && price.limitKg !== null && compare(perBoxKg, price.limitKg) > 0;
  return (
    <>
      <Money symbol={currencySymbol(price.currency)} amount={formatAmount(price.amount)} />
      {price.limitKg === null ? null : <Small>{words.limit(formatAmount(String(price.limitKg), 0))}</Small>}
      {perBoxKg === null ? null : (
        <span className={isHeavy ? 'block text-12 text-danger' : 'block text-12 text-ink-3'}>
          {words.perBox(formatAmount(perBoxKg, 0))}
        </span>
      )}
    </>
  );
}

export function Totals({ offer }: { offer: Offer }) {
  if (offer.totals.length === 0) return <span className="text-ink-3">{KIT.none}</span>;
  return (
    <span className="grid justify-items-start lg:justify-items-end">
      {offer.totals.map(({ currency, amount }) => (
        <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
      ))}
      {offer.lines.length === 0 ? (
        <DemoMark />
      ) : (
        <span className="flex items-center max-lg:-ml-1.5 max-lg:flex-row-reverse lg:-mr-1.5">
          <DemoMark />
          <Popover label={words.feesOf(offer.lines.length)} panelLabel={words.surcharges} tone="quiet" size={32}>
            <div className="w-50 max-w-full whitespace-normal">
              <FeeTable offer={offer} />
            </div>
          </Popover>
        </span>
      )}
    </span>
  );
}

interface StandingProps {
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
  standing: Offer['bookable'];
}

/** Space, how long the price holds, what it covers; for goods that are not taken, who refuses them and why. */
export function Standing({ offer, answer, isDanger, standing }: StandingProps) {
  return (
    <span className="grid justify-items-start gap-0.25">
      <span className="flex flex-wrap gap-0.5">
        {standing === 'BOOKABLE' ? <Badge tone={SPACE[offer.space]}>{words.space[offer.space]}</Badge> : null}
        {standing === 'BOOKABLE' ? null : (
          <Badge tone={standing === 'REFUSED' ? 'track' : standing === 'PRICE_EXPIRED' ? 'danger' : 'plain'}>
            {words.bookable[standing]}
          </Badge>
        )}
      </span>
      <span className="block whitespace-nowrap text-12 text-ink-3">
        {words.valid} {portTime(offer.validTo, originZone(answer)).date.slice(5)}
      </span>
      {isDanger && offer.dgClasses.length > 0 ? (
        <span className="block max-w-20 text-12 text-ink-3">{words.covers(offer.dgClasses.join('、'))}</span>
      ) : null}
      {offer.load !== null && offer.load.tooHeavy.length > 0 ? (
        <span className="text-12 text-danger">{words.tooHeavy(offer.load.tooHeavy.join('、'))}</span>
      ) : null}
      {offer.load?.tooSmall ? <span className="text-12 text-danger">{words.tooSmall}</span> : null}
      {offer.unpriced.length > 0 ? <Small>{words.unpriced(offer.unpriced.join('、'))}</Small> : null}
      {offer.refusals.map((refusal) => (
        <span key={`${refusal.kind}-${refusal.code}-${refusal.refusedClass}`} className="grid text-12 text-track">
          <ClassPlacard value={refusal.refusedClass} size={16} numberOnly />
          {words.refusal(refusal)}
        </span>
      ))}
    </span>
  );
}
