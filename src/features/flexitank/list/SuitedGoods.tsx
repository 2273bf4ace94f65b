import { flexitank } from '#copy/flexitank/search.ts';
import { bagChoices } from '#domain/flexitank/bags.ts';
import { flexitankGoods } from '#domain/flexitank/goods.ts';
import { BAG_SIZES } from '#domain/flexitank/sizes.ts';
import { tonsOf } from '#src/features/domestic/list/tons.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const words = flexitank.suits;
/** Usual limit of carriers, in kilograms. */
const USUAL_LIMIT = 24_000;

type Goods = (typeof flexitankGoods)[number];

function largestOf(density: string): string {
  const largest = bagChoices(BAG_SIZES, density, USUAL_LIMIT)
    .filter(({ isTooHeavy }) => !isTooHeavy)
    .at(-1);
  return largest === undefined ? '' : words.largest(largest.size, tonsOf(Number(largest.netKg)));
}

/** Liquids suited to flexitanks; each links to the list with its density. */
export function SuitedGoods({ hrefOf }: { hrefOf: (goods: Goods) => string }) {
  const columns: Column<Goods>[] = [
    {
      key: 'goods',
      label: words.columns.goods,
      render: (goods) => (
        <Link href={hrefOf(goods)} className="inline-flex min-h-3 items-center text-link underline">
          {flexitank.goods[goods.code]}
        </Link>
      ),
    },
    { key: 'density', label: words.columns.density, numeric: true, render: ({ density }) => density },
    {
      key: 'full',
      label: words.columns.full,
      numeric: true,
      render: ({ density }) => largestOf(density),
    },
    { key: 'bag', label: words.columns.bag, render: ({ isFood }) => (isFood ? words.food : words.plain) },
  ];
  return (
    <section aria-labelledby="suited-goods" className="grid max-w-[800px] gap-1">
      <h2 id="suited-goods" className="font-strong text-20 leading-head">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.note}</p>
      <Table caption={words.title} columns={columns} rows={flexitankGoods} rowKey={({ code }) => code} dense />
    </section>
  );
}
