import type { RailOffer } from '#contract/calls/rail-prices.ts';
import { rail as words } from '#copy/rail/search.ts';
import type { EnquiryReason } from '#domain/enquiry/kinds.ts';
import { readBoxes } from '#domain/orders/box-text.ts';
import { readFields } from '#domain/query-text.ts';
import { railOrderAddress } from '#domain/rail/order-link.ts';
import { parseRailQuery, railTermOf } from '#domain/rail/terms.ts';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { CubicForm } from './CubicForm.tsx';
import type { RailListing } from './content.ts';
import { RailFilters } from './RailFilters.tsx';
import { RailTable } from './RailTable.tsx';

const LIST = '/railWayIndex';

interface RailResultsProps {
  listing: RailListing;
  query: string;
}

/** Enquiry with the search terms; without containers for shared cargo. */
const enquiryOf = (query: string, reason: EnquiryReason | null = null): string =>
  `/enquiryFcl${withQuery(query, {
    ...{ service: 'rail', reason, direction: null, border: null, load: null, pickup: null, delivery: null },
    ...(reason === 'RAIL_SHARED' ? { boxes: null } : {}),
  })}`;

/** The overview lists general cargo, so its links do too unless the URL states otherwise. */
const lineOf =
  (query: string) =>
  ({ org, dst }: RailOffer): string =>
    `${LIST}${withQuery(query, {
      ...{ orgPort: org.nameCn, orgPortCode: org.code, dstPort: dst.nameCn, dstPortCode: dst.code },
      direction: null,
      isDanger: readFields(query).get('isDanger') === 'Y' ? 'Y' : 'N',
    })}`;

/** Order of a train with the containers and doors of the list. */
const orderOf =
  ({ answer }: RailListing, query: string) =>
  ({ priceId, pol, pod }: RailOffer): string => {
    const { pickup, delivery } = parseRailQuery(query);
    const boxes = readBoxes(answer.boxes.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','));
    return railOrderAddress({ priceId, orgPortCode: pol, dstPortCode: pod, boxes, pickup, delivery });
  };

/** Trains of a line, or the next train of each line. */
export function RailResults({ listing, query }: RailResultsProps) {
  const { answer, orgPortCode, dstPortCode, isDanger, volume, weight } = listing;
  if (orgPortCode !== '' && answer.org === null) return <Note tone="warn">{words.unknownOrigin}</Note>;
  if (dstPortCode !== '' && answer.dst === null) return <Note tone="warn">{words.unknownDestination}</Note>;
  const asked = parseRailQuery(query);
  const isLine = orgPortCode !== '' && dstPortCode !== '';
  const hasPrices = !isDanger;
  return (
    <div className="grid gap-1.5">
      {isDanger ? <Approval listing={listing} query={query} /> : null}
      <section aria-label={words.caption} className="grid min-w-0 gap-1">
        <ListBar
          title={(isLine ? words.list : words.lines)(answer.items.length)}
          note={hasPrices ? pricedFor(listing, query) : undefined}
        >
          <RailFilters answer={answer} query={query} path={LIST} hasDoors={isLine && hasPrices} />
          {hasPrices && asked.load === 'CBM' ? (
            <OnDemand title={words.load.title} isOpen={volume === '' || weight === ''}>
              <CubicForm
                key={`${volume} ${weight}`}
                volume={volume}
                weight={weight}
                hrefOf={(cubic, heavy) => `${LIST}${withQuery(query, { volume: cubic, weight: heavy })}`}
              />
            </OnDemand>
          ) : null}
        </ListBar>
        {answer.items.length === 0 ? (
          <Nothing query={query} />
        ) : (
          <>
            <RailTable
              items={answer.items}
              asked={asked}
              boxes={answer.boxes.map(({ ctnType }) => ctnType)}
              now={answer.now}
              isDanger={isDanger}
              lineHref={isLine ? null : lineOf(query)}
              orderHref={isLine && hasPrices && asked.load === 'BOX' ? orderOf(listing, query) : null}
            />
            <p className="text-12 text-ink-3">
              <DemoMark /> {hasPrices ? words.note : words.verdict}
            </p>
          </>
        )}
      </section>
      {hasPrices && asked.load === 'CBM' ? (
        <Note
          action={
            <ButtonLink size={32} href={enquiryOf(query, 'RAIL_SHARED')}>
              {words.enquire}
            </ButtonLink>
          }
        >
          {words.shared}
        </Note>
      ) : null}
    </div>
  );
}

function pricedFor({ answer, volume, weight }: RailListing, query: string): string {
  const { load, pickup, delivery } = parseRailQuery(query);
  const boxes = answer.boxes.map(({ ctnType, quantity }) => `${ctnType} × ${quantity}`).join('，');
  const shared = [volume === '' ? '' : `${volume} m³`, weight === '' ? '' : `${weight} kg`].filter(Boolean).join('，');
  const term = words.terms[railTermOf({ pickup: pickup !== '', delivery: delivery !== '' })];
  return words.pricedFor(load === 'BOX' ? boxes : shared || words.loads.CBM, term);
}

/** Dangerous goods have no listed price: an operator checks whether a train accepts them. */
function Approval({ listing: { answer }, query }: RailResultsProps) {
  return (
    <Note tone="warn" title={words.approval}>
      {answer.goods === null ? null : (
        <p>{words.goods(answer.goods.unNo, answer.goods.nameCn, answer.goods.classes.join('、'))}</p>
      )}
      <p>{words.approvalNote}</p>
      <p className="mt-1 flex flex-wrap gap-1">
        <ButtonLink size={32} tone="primary" href={enquiryOf(query, 'RAIL_DANGER')}>
          {words.enquire}
        </ButtonLink>
        <ButtonLink size={32} href={`${LIST}${withQuery(query, { isDanger: 'N', unNo: null })}`}>
          {words.general}
        </ButtonLink>
      </p>
    </Note>
  );
}

function Nothing({ query }: { query: string }) {
  return (
    <Empty
      picture="train"
      level={3}
      title={words.emptyTitle}
      actions={
        <>
          <ButtonLink
            href={`${LIST}${withQuery(query, { direction: null, border: null, etdFrom: null, etdTo: null })}`}
          >
            {words.clear}
          </ButtonLink>
          <ButtonLink href={enquiryOf(query)}>{words.enquire}</ButtonLink>
          <ButtonLink href={LIST}>{words.all}</ButtonLink>
        </>
      }
    >
      {words.empty}
    </Empty>
  );
}
