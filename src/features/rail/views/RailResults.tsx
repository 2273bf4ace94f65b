import { useState } from 'react';
import type { RailAnswer, RailOffer } from '#contract/services/rail-prices.ts';
import { rail, rail as words } from '#copy/rail/search.ts';
import type { EnquiryReason } from '#domain/enquiry/kinds.ts';
import { readBoxes } from '#domain/orders/box-text.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { readFields } from '#domain/query-text.ts';
import { railOrderAddress } from '#domain/rail/order-link.ts';
import { parseRailQuery, railTermOf } from '#domain/rail/terms.ts';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { OnDemand } from '#src/features/offers/views/OnDemand.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { NumberInput } from '#src/ui/parts/common/NumberInput.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { RailFilters } from './RailFilters.tsx';
import { RailTable } from './RailTable.tsx';

const cubicFormWords = rail.load;

interface CubicFormProps {
  volume: string;
  weight: string;
  /** Address of the list for this volume and weight. */
  hrefOf: (volume: string, weight: string) => string;
}

const errorOf = (typed: string, limits: typeof VOLUME_LIMITS): string | null => {
  const read = readQuantity(typed, limits);
  return read.ok || read.problem === 'EMPTY' ? null : cubicFormWords.wrong;
};

/** Volume and weight of shared cargo; the list calculates the price per train. */
export function CubicForm({ volume: initialVolume, weight: initialWeight, hrefOf }: CubicFormProps) {
  const [volume, setVolume] = useState(initialVolume);
  const [weight, setWeight] = useState(initialWeight);
  const [cubic, heavy] = [readQuantity(volume, VOLUME_LIMITS), readQuantity(weight, WEIGHT_LIMITS)];
  return (
    <section aria-label={cubicFormWords.title} className="grid gap-1 rounded border border-line bg-surface p-2">
      <p className="text-ink-2">{cubicFormWords.note}</p>
      <div className="grid items-end gap-1.5 md:grid-cols-3">
        <Field label={cubicFormWords.volume} error={errorOf(volume, VOLUME_LIMITS)}>
          {(control) => <NumberInput {...control} decimals={3} unit="m³" value={volume} onChange={setVolume} />}
        </Field>
        <Field label={cubicFormWords.weight} error={errorOf(weight, WEIGHT_LIMITS)}>
          {(control) => <NumberInput {...control} decimals={3} unit="kg" value={weight} onChange={setWeight} />}
        </Field>
        {cubic.ok && heavy.ok ? (
          <p>
            <ButtonLink href={hrefOf(cubic.value, heavy.value)}>{cubicFormWords.apply}</ButtonLink>
          </p>
        ) : (
          <p className="text-ink-3">{cubicFormWords.fill}</p>
        )}
      </div>
    </section>
  );
}

/** Search terms of the list, as far as the URL is valid, and its content. */
export interface RailListing {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
  /** For shared cargo; empty while unset. */
  volume: string;
  weight: string;
  answer: RailAnswer;
}

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
