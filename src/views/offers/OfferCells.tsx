import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/DateTime.tsx';
import { Money } from '#src/ui/parts/Money.tsx';
import { ClassPlacard } from '#src/ui/placard/ClassPlacard.tsx';

const SPACE: Record<Offer['space'], BadgeTone> = { PLENTY: 'ok', TIGHT: 'warn', ASK: 'plain' };

export const bookingCloseOf = ({ cutOffs }: Offer, isDanger: boolean) =>
  isDanger ? cutOffs.bookingCloseDg : cutOffs.bookingCloseGen;

export const originZone = ({ org }: SellingAnswer) => org?.timezone ?? 'Asia/Shanghai';

export function CarrierPlate({ offer }: { offer: Offer }) {
  return (
    <span className="grid">
      <span className="whitespace-nowrap font-strong">{offer.carrier.nameCn}</span>
      <span className="text-12 text-ink-3">{offer.carrier.code}</span>
    </span>
  );
}

const TwoLines = ({ top, below }: { top: React.ReactNode; below: React.ReactNode }) => (
  <span className="grid">
    <span>{top}</span>
    <span className="text-12 text-ink-3">{below}</span>
  </span>
);

export const Ports = ({ offer, answer }: { offer: Offer; answer: SellingAnswer }) => (
  <TwoLines
    top={words.lane(offer.terminal, answer.dst?.nameCn ?? offer.pod)}
    below={offer.via === null ? words.direct : words.via(offer.via.nameCn)}
  />
);

export const Vessel = ({ offer }: { offer: Offer }) => (
  <TwoLines top={offer.vessel} below={`${offer.voyage} / ${offer.routeCode}`} />
);

export function BookingClose({ offer, answer, isDanger }: { offer: Offer; answer: SellingAnswer; isDanger: boolean }) {
  const close = bookingCloseOf(offer, isDanger);
  return (
    <TwoLines
      top={<Countdown deadline={close} now={answer.now} label={words.columns.bookingClose} />}
      below={<DateTime instant={close} zone={originZone(answer)} />}
    />
  );
}

export const Sailing = ({ offer, answer }: { offer: Offer; answer: SellingAnswer }) => (
  <TwoLines
    top={<DateTime instant={offer.etd} zone={originZone(answer)} dateOnly />}
    below={
      <span className="inline-flex flex-wrap gap-x-0.5">
        <span>{words.arrives}</span>
        <DateTime instant={offer.eta} zone={answer.dst?.timezone ?? originZone(answer)} dateOnly />
        <span>{words.transit(offer.transitDays)}</span>
      </span>
    }
  />
);

export function BoxPrice({ offer, type }: { offer: Offer; type: string }) {
  const price = offer.prices.find(({ ctnType }) => ctnType === type);
  if (price === undefined) return <span className="text-ink-3">{KIT.none}</span>;
  return <Money symbol={currencySymbol(price.currency)} amount={formatAmount(price.amount)} />;
}

export function Totals({ offer }: { offer: Offer }) {
  if (offer.totals.length === 0) return <span className="text-ink-3">{KIT.none}</span>;
  return (
    <span className="grid">
      {offer.totals.map(({ currency, amount }) => (
        <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
      ))}
    </span>
  );
}

/** Space and kind of price; for goods that are not taken, who refuses them and why. */
export function Standing({ offer }: { offer: Offer }) {
  return (
    <span className="flex flex-wrap items-center gap-0.5">
      <Badge tone={SPACE[offer.space]}>{words.space[offer.space]}</Badge>
      {offer.priceKind === 'CONTRACT' ? <Badge tone="sea">{words.contract}</Badge> : null}
      {offer.bookable === 'BOOKABLE' ? null : (
        <Badge tone={offer.bookable === 'REFUSED' ? 'track' : 'plain'}>{words.bookable[offer.bookable]}</Badge>
      )}
      {offer.unpriced.length > 0 ? (
        <span className="text-12 text-ink-3">{words.unpriced(offer.unpriced.join('、'))}</span>
      ) : null}
      {offer.refusals.map((refusal) => (
        <span key={`${refusal.kind}-${refusal.code}-${refusal.refusedClass}`} className="grid text-12 text-track">
          <ClassPlacard value={refusal.refusedClass} size={16} numberOnly />
          {words.refusal(refusal)}
        </span>
      ))}
    </span>
  );
}
