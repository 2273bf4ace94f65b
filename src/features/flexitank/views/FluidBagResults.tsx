import type { FlexitankAnswer, FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { flexitank, flexitank as words } from '#copy/flexitank/search.ts';
import {
  amountOf,
  type FlexitankTyped,
  isDensityMissing,
  isRefused,
  readFlexitankTyped,
  wrongAmounts,
} from '#domain/flexitank/address.ts';
import { bagChoices } from '#domain/flexitank/bags.ts';
import { flexitankGoods } from '#domain/flexitank/goods.ts';
import { BAG_SIZES } from '#domain/flexitank/sizes.ts';
import { showMeasure, tonsOf } from '#domain/measure-text.ts';
import { addressOf } from '#domain/query-text.ts';
import { ListBar } from '#src/features/offers/views/ListBar.tsx';
import { NoOffers } from '#src/features/offers/views/NoOffers.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { QueryFacts, QueryLine } from '#src/features/search/views/QueryLine.tsx';
import { useFolding } from '#src/features/search/views/use-folding.ts';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { BagTable } from './BagTable.tsx';
import { Comparison } from './Comparison.tsx';
import { FlexitankTable } from './FlexitankTable.tsx';
import { LiquidForm } from './LiquidForm.tsx';
import { PlanText } from './PlanText.tsx';

const suitedGoodsWords = flexitank.suits;
/** Usual limit of carriers, in kilograms. */
const USUAL_LIMIT = 24_000;

type Goods = (typeof flexitankGoods)[number];

function largestOf(density: string): string {
  const largest = bagChoices(BAG_SIZES, density, USUAL_LIMIT)
    .filter(({ isTooHeavy }) => !isTooHeavy)
    .at(-1);
  return largest === undefined ? '' : suitedGoodsWords.largest(largest.size, tonsOf(Number(largest.netKg)));
}

/** Liquids suited to flexitanks; each links to the list with its density. */
export function SuitedGoods({ hrefOf }: { hrefOf: (goods: Goods) => string }) {
  const columns: Column<Goods>[] = [
    {
      key: 'goods',
      label: suitedGoodsWords.columns.goods,
      render: (goods) => (
        <Link href={hrefOf(goods)} className="inline-flex min-h-3 items-center text-link underline">
          {flexitank.goods[goods.code]}
        </Link>
      ),
    },
    { key: 'density', label: suitedGoodsWords.columns.density, numeric: true, render: ({ density }) => density },
    {
      key: 'full',
      label: suitedGoodsWords.columns.full,
      numeric: true,
      render: ({ density }) => largestOf(density),
    },
    {
      key: 'bag',
      label: suitedGoodsWords.columns.bag,
      render: ({ isFood }) => (isFood ? suitedGoodsWords.food : suitedGoodsWords.plain),
    },
  ];
  return (
    <section aria-labelledby="suited-goods" className="grid max-w-[800px] gap-1">
      <h2 id="suited-goods" className="font-strong text-20 leading-head">
        {suitedGoodsWords.title}
      </h2>
      <p className="text-ink-2">{suitedGoodsWords.note}</p>
      <Table
        caption={suitedGoodsWords.title}
        columns={columns}
        rows={flexitankGoods}
        rowKey={({ code }) => code}
        dense
      />
    </section>
  );
}

interface LiquidSearchProps {
  query: string;
  answer: FlexitankAnswer;
}

/** The query is complete and valid. */
const isAnswered = (typed: FlexitankTyped) =>
  !isRefused(typed) && wrongAmounts(typed).length === 0 && !isDensityMissing(typed);

/** Search form; collapses to one line after a search. */
export function LiquidSearch({ query, answer: { lanes, org, dst } }: LiquidSearchProps) {
  const typed = readFlexitankTyped(query);
  const { goods, mass, density } = typed;
  const folding = useFolding(org !== null && dst !== null && isAnswered(typed));
  const facts = [
    goods === '' ? words.form.anyGoods : words.goods[goods],
    ...(mass === '' ? [] : [words.folded.mass(showMeasure(mass))]),
    ...(density === '' ? [] : [words.folded.density(showMeasure(density))]),
  ];
  return (
    <search aria-label={words.form.title} className="grid gap-1">
      {folding.hasLine ? (
        <QueryLine {...folding.line} origin={org?.nameCn ?? null} destination={dst?.nameCn ?? null}>
          <QueryFacts hasNumber={false}>
            <p className="truncate max-lg:w-full">{facts.join('，')}</p>
          </QueryFacts>
        </QueryLine>
      ) : null}
      <div {...folding.form} className={classes(folding.isFolded && 'hidden')}>
        <LiquidForm query={query} lanes={lanes} />
      </div>
    </search>
  );
}

export interface FlexitankListing {
  answer: FlexitankAnswer;
}

const LIST = '/fluidBag';

type Results = FlexitankListing & { query: string };

/** Search, lanes with prices, the recommended bag, and the cost of alternatives. */
export function FluidBagResults({ answer, query }: Results) {
  const refused = isRefused(readFlexitankTyped(query));
  return (
    <div className="grid gap-1.5">
      <LiquidSearch key={query} query={query} answer={answer} />
      {refused ? null : (
        <>
          <Prices answer={answer} query={query} />
          <Bags answer={answer} query={query} />
          <Comparison costs={answer.comparison} query={query} />
        </>
      )}
      <SuitedGoods
        hrefOf={({ code, density }) =>
          `${LIST}${withQuery(query, { goods: code, density, isDanger: 'N', unNo: null })}`
        }
      />
    </div>
  );
}

const laneHrefIn =
  (query: string) =>
  ({ org, dst }: FlexitankOffer): string =>
    `${LIST}${withQuery(query, { orgPortCode: org.code, dstPortCode: dst.code })}`;

const orderHrefIn =
  (query: string) =>
  ({ priceId, org, dst }: FlexitankOffer): string =>
    `${LIST}${withQuery(query, { orgPortCode: org.code, dstPortCode: dst.code, priceId })}`;

/** Enquiry about the typed liquid between two ports. */
const enquiryHref = (
  { goods, mass, density, viscosity }: FlexitankTyped,
  ends: Pick<FlexitankTyped, 'dstPortCode' | 'orgPortCode'>,
): string =>
  addressOf('/enquiryFcl', {
    ...{ service: 'flexitank', ...ends, cargoName: goods === '' ? '' : words.goods[goods] },
    ...{ weight: mass, density, viscosity },
  });

const enquiryHrefIn =
  (typed: FlexitankTyped) =>
  ({ org, dst }: FlexitankOffer): string =>
    enquiryHref(typed, { orgPortCode: org.code, dstPortCode: dst.code });

function Prices({ answer: { items, org, dst, now }, query }: Results) {
  const typed = readFlexitankTyped(query);
  const { orgPortCode, dstPortCode } = typed;
  if (orgPortCode !== '' && org === null) return <Note tone="warn">{words.unknownOrigin}</Note>;
  if (dstPortCode !== '' && dst === null) return <Note tone="warn">{words.unknownDestination}</Note>;
  const isLane = orgPortCode !== '' && dstPortCode !== '';
  if (items.length === 0)
    return (
      <NoOffers
        picture="flexitank"
        title={words.emptyTitle}
        links={[
          [words.enquire, enquiryHref(typed, typed)],
          [words.all, LIST],
        ]}
      >
        {words.empty}
      </NoOffers>
    );
  return (
    <section aria-label={words.caption} className="grid min-w-0 gap-1">
      <ListBar title={(isLane ? words.sailings : words.lanes)(items.length)} note={pricedNote(items, typed)}>
        {isLane ? (
          <ButtonLink size={32} tone="quiet" href={LIST}>
            {words.all}
          </ButtonLink>
        ) : null}
      </ListBar>
      <FlexitankTable
        items={items}
        now={now}
        laneHref={isLane ? null : laneHrefIn(query)}
        orderHref={orderHrefIn(query)}
        enquiryHref={enquiryHrefIn(typed)}
      />
      <p className="text-12 text-ink-3">
        <DemoMark /> {words.note}
      </p>
    </section>
  );
}

/** Number of containers in the totals: from the mass, once mass and density are typed. */
const pricedNote = (items: readonly FlexitankOffer[], typed: FlexitankTyped): string | undefined => {
  if (items.some(({ plan }) => plan !== null)) return words.planNote;
  return amountOf(typed, 'mass') === null || amountOf(typed, 'density') === null ? words.oneBoxNote : undefined;
};

/** Bags of the lane once the liquid is known; of the first lane when several are listed. */
function Bags({ answer: { items }, query }: Results) {
  const typed = readFlexitankTyped(query);
  const [mass, density] = [amountOf(typed, 'mass'), amountOf(typed, 'density')];
  const item = items.find(({ bookable }) => bookable === 'BOOKABLE') ?? items[0];
  if (item === undefined || density === null || typed.orgPortCode === '' || typed.dstPortCode === '') return null;
  const { plan, bagSizes, limitKg } = item;
  return (
    <section aria-labelledby="bag-choice" className="grid max-w-[800px] gap-1">
      <h2 id="bag-choice" className="font-strong text-20 leading-head">
        {words.bags.title}
      </h2>
      <p className="text-ink-2">{words.bags.lead}</p>
      {mass === null ? null : plan === null ? (
        <Note
          tone="warn"
          action={
            <ButtonLink size={32} href={enquiryHref(typed, typed)}>
              {words.enquire}
            </ButtonLink>
          }
        >
          {words.bags.none}
        </Note>
      ) : (
        <PlanText plan={plan} mass={mass} />
      )}
      <BagTable choices={bagChoices(bagSizes, density, limitKg)} limitKg={limitKg} suggested={plan?.size ?? null} />
    </section>
  );
}
