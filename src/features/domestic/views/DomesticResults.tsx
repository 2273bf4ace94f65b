import type { MinimumPrice } from '#contract/calls/item.ts';
import type { DomesticAnswer } from '#contract/services/domestic-prices.ts';
import { domestic as words } from '#copy/domestic/search.ts';
import { readDomesticDoors, termOf } from '#domain/domestic/terms.ts';
import { addressOf } from '#domain/query-text.ts';
import { EnquiryNote } from '#src/features/offers/views/EnquiryNote.tsx';
import { LaneList } from '#src/features/offers/views/LaneList.tsx';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { NoOffers } from '#src/features/offers/views/NoOffers.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterMenus } from '#src/features/page-parts/views/FilterMenu.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { DomesticTable } from './DomesticTable.tsx';

/** All lanes, before one is searched. */
export type DomesticListing =
  | { kind: 'lanes'; lanes: readonly MinimumPrice[] }
  | { kind: 'list'; isDanger: boolean; unNo: string; carrier: string; answer: DomesticAnswer };

const LIST = '/domesticTrade';

interface DomesticResultsProps {
  listing: DomesticListing;
  query: string;
}

/** Sailings of a lane, or all lanes. */
export function DomesticResults({ listing, query }: DomesticResultsProps) {
  if (listing.kind === 'lanes') return <LaneList lanes={listing.lanes} list={LIST} words={words} />;
  const { answer } = listing;
  if (answer.org === null) return <Note tone="warn">{words.unknownOrigin}</Note>;
  if (answer.dst === null) return <Note tone="warn">{words.unknownDestination}</Note>;
  const { pickup, delivery } = readDomesticDoors(query);
  const boxes = answer.boxes.map(({ ctnType, quantity }) => `${ctnType} × ${quantity}`).join('，');
  return (
    <section aria-label={words.caption} className="grid min-w-0 gap-1">
      <ListBar
        title={words.list(answer.items.length)}
        note={words.pricedFor(boxes, words.terms[termOf({ pickup: pickup !== '', delivery: delivery !== '' })])}
      >
        <Filters answer={answer} carrier={listing.carrier} query={query} />
      </ListBar>
      {answer.items.length === 0 ? (
        <Nothing answer={answer} query={query} />
      ) : (
        <>
          <EnquiryNote
            items={answer.items}
            goods={answer.goods}
            href={`/enquiryFcl${withQuery(query, { service: 'domestic' })}`}
          />
          <DomesticTable answer={answer} doors={{ pickup, delivery }} isDanger={listing.isDanger} unNo={listing.unNo} />
          <p className="text-12 text-ink-3">
            <DemoMark /> {words.taxNote}
            {listing.isDanger ? words.verdict : ''}
          </p>
        </>
      )}
    </section>
  );
}

function Nothing({ answer, query }: { answer: DomesticAnswer; query: string }) {
  const cleared = withQuery(query, { carriers: null, etdFrom: null, etdTo: null });
  const lane = { orgPortCode: answer.org?.code ?? '', dstPortCode: answer.dst?.code ?? '' };
  const links = [
    [words.clear, `${LIST}${cleared}`],
    [words.enquire, `/enquiryFcl${withQuery(query, { service: 'domestic' })}`],
    [words.toFcl, addressOf('/shippingFcl', lane)],
  ] as const;
  return (
    <NoOffers picture="barge" title={words.emptyTitle} links={links}>
      {words.empty}
    </NoOffers>
  );
}

interface FiltersProps {
  answer: DomesticAnswer;
  /** Carrier filter; empty for all. */
  carrier: string;
  query: string;
}

function Filters({ answer, carrier, query }: FiltersProps) {
  const doors = readDomesticDoors(query);
  const to = (changes: Readonly<Record<string, string | null>>) => `${LIST}${withQuery(query, changes)}`;
  const cityLinks = (side: 'delivery' | 'pickup', cities: DomesticAnswer['pickups'], none: string) => [
    { label: none, to: to({ [side]: null }), isCurrent: doors[side] === '' },
    ...cities.map(({ code, nameCn }) => ({
      label: nameCn,
      to: to({ [side]: code }),
      isCurrent: code === doors[side],
    })),
  ];
  const groups = [
    { label: words.filters.pickup, links: cityLinks('pickup', answer.pickups, words.filters.toPort) },
    { label: words.filters.delivery, links: cityLinks('delivery', answer.deliveries, words.filters.fromPort) },
    ...(answer.carriers.length > 1 || carrier !== ''
      ? [
          {
            label: words.filters.carrier,
            links: [
              { label: words.filters.anyCarrier, to: to({ carriers: null }), isCurrent: carrier === '' },
              ...answer.carriers.map(({ code, nameCn }) => ({
                label: nameCn,
                to: to({ carriers: code }),
                isCurrent: code === carrier,
              })),
            ],
          },
        ]
      : []),
  ];
  return <FilterMenus groups={groups} />;
}
