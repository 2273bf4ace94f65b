import { useSelector } from '@xstate/react';
import type { MinimumPrice } from '#contract/calls/item.ts';
import { fclOffers as words } from '#copy/fcl/search.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import type { RecentLane } from '#domain/locations/recent.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type ResourceRef, selectContent, selectScreen } from '#machines/resource/index.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { laneHref } from '#src/features/search/views/lane-href.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

export interface LaneOffering {
  prices: readonly MinimumPrice[];
  recent: readonly RecentLane[];
}

interface LaneOffersProps {
  search: SearchRef;
  offering: ResourceRef<LaneOffering>;
  ports: LaneLocations;
}

const selectOrigin = selectTerm('orgPortCode');
const selectDestination = selectTerm('dstPortCode');
const FACES = [...'12345678'];
const cards = 'grid gap-1.5 md:grid-cols-2 xl:grid-cols-4';

/** Matches the number of cards, so that nothing below shifts. */
export const LaneOffersSkeleton = () => (
  <div aria-hidden="true" className="grid gap-1.5">
    <Bar className="h-4 w-30" />
    <div className={cards}>
      {FACES.map((name) => (
        <Bar key={name} className="h-8 w-full" />
      ))}
    </div>
  </div>
);

/** Lanes to search while there are no prices; each links to its list. */
export default function LaneOffers({ search, offering, ports }: LaneOffersProps) {
  const screen = useSelector(offering, selectScreen);
  const content = useSelector(offering, selectContent) as LaneOffering | null;
  if (screen === 'failed')
    return (
      <RetryNote tone="warn" onRetry={() => offering.send({ type: 'resource.retry' })}>
        {words.failed}
      </RetryNote>
    );
  if (content === null) return <LaneOffersSkeleton />;
  return (
    <div className="grid gap-3">
      <RecentLanes search={search} recent={content.recent} ports={ports} />
      {content.prices.length === 0 ? null : (
        <section aria-label={words.lanes}>
          <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
            <h2 className="font-strong text-20 leading-head">{words.lanes}</h2>
            <p className="text-ink-2">{words.note}</p>
          </div>
          <ul className={cards}>
            {content.prices.map((price) => (
              <LaneCard key={price.lane.id} price={price} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function LaneCard({ price: { lane, ctnType, currency, amount, etd } }: { price: MinimumPrice }) {
  const href = laneHref(lane.org, lane.dst, { boxes: [{ ctnType: ctnType as '20GP', quantity: 1 }] });
  return (
    <li className="relative grid content-between gap-0.5 rounded border border-line bg-surface px-1.5 py-1 hover:bg-hover">
      <div className="flex items-baseline justify-between gap-1">
        <Link href={href} className="min-w-0 font-strong text-ink after:absolute after:inset-0">
          {words.lane(lane.org.nameCn, lane.dst.nameCn)}
        </Link>
        <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-1 text-12 text-ink-3">
        <span>
          {ctnType}，{words.sails} <DateTime instant={etd} zone={lane.org.timezone} dateOnly />
        </span>
        <DemoMark />
      </p>
    </li>
  );
}

const named = (locations: readonly LocationOption[], code: string) => {
  const location = locations.find((one) => one.code === code);
  return location === undefined ? null : { code, nameCn: location.name };
};

/** Recently searched lanes, except the current one. */
function RecentLanes({
  search,
  recent,
  ports,
}: Pick<LaneOffersProps, 'ports' | 'search'> & Pick<LaneOffering, 'recent'>) {
  const origin = useSelector(search, selectOrigin);
  const destination = useSelector(search, selectDestination);
  const lanes = recent
    .filter((lane) => lane.origin !== origin || lane.destination !== destination)
    .flatMap((lane) => {
      const from = named(ports.origins, lane.origin);
      const to = named(ports.destinations, lane.destination);
      return from === null || to === null ? [] : [{ from, to }];
    });
  if (lanes.length === 0) return null;
  return (
    <section aria-label={words.recent}>
      <h2 className="mb-1 font-strong text-16 leading-head">{words.recent}</h2>
      <ul className="flex flex-wrap gap-1">
        {lanes.map(({ from, to }) => (
          <li key={`${from.code} ${to.code}`}>
            <Link
              href={laneHref(from, to)}
              className="inline-flex min-h-4 items-center rounded border border-line-2 px-1.5 text-ink-2 hover:border-line-field hover:text-ink"
            >
              {words.lane(from.nameCn, to.nameCn)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
