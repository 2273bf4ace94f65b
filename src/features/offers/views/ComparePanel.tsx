import { useEffect, useRef } from 'react';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl } from '#copy/fcl/search.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { formatMoney } from '#domain/money.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchTerms } from '#machines/search/index.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { boxesIn, enquiryAddress, orderAddress } from './links.ts';
import { CarrierPlate } from './OfferCells.tsx';
import { ResourceState } from './ResourceState.tsx';
import { destinationZone, leastOf, originZone, standingAt } from './standing.ts';
import type { Compared } from './tools.ts';

const words = fclTools.compare;
/** Marks the button that opened the comparison, to restore the focus to it. */
const OPENS_COMPARE = 'data-opens-compare';

interface ComparePanelProps {
  compared: ResourceRef<Compared>;
  /** Ids of the selected offers, in order. */
  picked: readonly string[];
  now: number;
  onDrop: (priceId: string) => void;
  onClose: () => void;
}

/** Up to four offers as columns of the same rows; stacked on phones. */
export default function ComparePanel({ compared, picked, now, onDrop, onClose }: ComparePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(`[${OPENS_COMPARE}]`)) heading.current?.focus();
  }, []);
  return (
    <section aria-label={words.title} className="grid gap-1.5 rounded border border-line-2 bg-surface p-2">
      <div className="flex flex-wrap items-center gap-1">
        <h3 ref={heading} tabIndex={-1} className="font-strong text-16">
          {words.title}
        </h3>
        <span className="ml-auto print:hidden">
          <Button size={32} icon="close" onClick={onClose}>
            {words.close}
          </Button>
        </span>
      </div>
      <ResourceState resource={compared} failed={words.failed} waiting={<SkeletonText lines={6} />}>
        {({ terms, answer }) => {
          const offers = picked.flatMap((id) => answer.items.filter(({ priceId }) => priceId === id));
          return (
            <>
              <p className="text-12 text-ink-3">{words.boxes(boxesIn(terms.boxes))}</p>
              {offers.length < picked.length ? <p className="text-12 text-ink-3">{words.expired}</p> : null}
              <ul className="grid gap-1.5 md:grid-cols-2 xl:grid-cols-4">
                {offers.map((offer) => (
                  <Column
                    key={offer.priceId}
                    offer={offer}
                    offers={offers}
                    answer={answer}
                    terms={terms}
                    now={now}
                    onDrop={onDrop}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </ResourceState>
    </section>
  );
}

interface ColumnProps extends Pick<ComparePanelProps, 'now' | 'onDrop'> {
  terms: SearchTerms;
  offer: Offer;
  offers: readonly Offer[];
  answer: SellingAnswer;
}

const amountIn = ({ totals }: Offer, currency: string) => totals.find((total) => total.currency === currency)?.amount;

function Column({ offer, offers, answer, terms, now, onDrop }: ColumnProps) {
  const isDanger = terms.isDanger === 'Y';
  const standing = standingAt(offer, isDanger, now);
  const name = `${offer.carrier.nameCn} ${offer.voyage}`;
  const currencies = [...new Set(offers.flatMap(({ totals }) => totals.map(({ currency }) => currency)))];
  const complete = offers.filter(({ unpriced }) => unpriced.length === 0);
  const zone = originZone(answer);
  const close = bookingClose(offer.cutOffs, isDanger);
  const { rows } = words;
  const facts: [string, React.ReactNode][] = [
    [rows.sailing, <DateTime key="etd" instant={offer.etd} zone={zone} dateOnly />],
    [rows.arrival, <DateTime key="eta" instant={offer.eta} zone={destinationZone(answer)} dateOnly />],
    [rows.transit, fcl.transit(offer.transitDays)],
    [rows.routing, offer.via === null ? fcl.direct : fcl.via(offer.via.nameCn)],
    [rows.close, <Countdown key="close" deadline={close} now={now} label={rows.close} />],
    [rows.free, offer.freeDays === null ? KIT.none : fcl.transit(offer.freeDays)],
    [rows.valid, <DateTime key="valid" instant={offer.validTo} zone={zone} dateOnly />],
    [rows.standing, standing === 'BOOKABLE' ? fcl.space[offer.space] : fcl.bookable[standing]],
  ];
  return (
    <li className="grid content-start gap-1 rounded border border-line p-1.5">
      <div className="flex items-start justify-between gap-1">
        <CarrierPlate offer={offer} />
        <DemoMark />
        <Button size={32} tone="quiet" icon="close" iconOnly onClick={() => onDrop(offer.priceId)}>
          {fcl.drop(name)}
        </Button>
      </div>
      <dl className="grid">
        {currencies.map((currency) => {
          const amount = amountIn(offer, currency);
          const least = leastOf(complete.flatMap((one) => amountIn(one, currency) ?? []));
          const isLeast = amount !== undefined && offer.unpriced.length === 0 && amount === least;
          return (
            <Line key={currency} name={words.totals[currency] ?? currency} strong>
              {isLeast && offers.length > 1 ? <Badge tone="low">{words.lowest}</Badge> : null}{' '}
              {amount === undefined ? KIT.none : formatMoney(amount, currency)}
            </Line>
          );
        })}
        {facts.map(([label, value]) => (
          <Line key={label} name={label}>
            {value}
          </Line>
        ))}
      </dl>
      {offer.unpriced.length > 0 ? (
        <p className="text-12 text-danger">{fcl.unpriced(offer.unpriced.join('、'))}</p>
      ) : null}
      <ButtonLink
        size={32}
        block
        href={standing === 'BOOKABLE' ? orderAddress(offer, terms) : enquiryAddress(terms, offer)}
        className="print:hidden"
      >
        <span className="sr-only">{name} </span>
        {standing === 'BOOKABLE' ? fcl.order : fcl.enquire}
      </ButtonLink>
    </li>
  );
}

const Line = ({ name, strong, children }: { name: string; strong?: boolean; children: React.ReactNode }) => (
  <div className="flex min-h-4 items-center justify-between gap-1 border-line border-b">
    <dt className="text-12 text-ink-3">{name}</dt>
    <dd className={strong ? 'text-right font-strong text-16' : 'text-right'}>{children}</dd>
  </div>
);
