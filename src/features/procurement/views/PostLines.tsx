import type { ProcurementLine } from '#contract/calls/outdoor.ts';
import type { ProcurementKind } from '#contract/fields/posts.ts';
import { words } from '#copy/procurement/market.ts';
import { currencySymbol } from '#domain/money.ts';
import { showNumberText } from '#domain/number-text.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

const amount = (text: string, decimals: number) =>
  showNumberText(text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), { decimals });

interface PostLinesProps {
  kind: ProcurementKind;
  lines: readonly ProcurementLine[];
  isDemo: boolean;
}

export function PostLines({ kind, lines, isDemo }: PostLinesProps) {
  return (
    <Table
      caption={words.lines}
      rows={lines}
      rowKey={({ lineNo }) => String(lineNo)}
      columns={[
        { key: 'goods', label: words.goods, render: (line) => <Goods line={line} /> },
        { key: 'specification', label: words.specification, render: (line) => <Specification line={line} /> },
        { key: 'packing', label: words.packing, render: ({ packing }) => packing },
        { key: 'quantity', label: words.quantity, numeric: true, render: (line) => <Quantity line={line} /> },
        {
          key: 'price',
          label: words.price[kind],
          numeric: true,
          render: (line) => <Price line={line} isDemo={isDemo} />,
        },
      ]}
    />
  );
}

function Goods({ line: { nameCn, nameEn, casNo, unNo, classes } }: { line: ProcurementLine }) {
  return (
    <span className="grid justify-items-start">
      <span className="font-strong">{nameCn}</span>
      <span className="text-12 text-ink-2">{nameEn}</span>
      {classes.length === 0 ? null : <PlacardRow values={classes} />}
      <span className="flex flex-wrap gap-x-1.5 text-12 text-ink-3">
        {casNo === null ? null : <span>CAS {casNo}</span>}
        {unNo === null ? null : (
          <Link href={`/dgdesk/dgdeskDetail?un=${unNo}`} className="text-link underline underline-offset-2">
            UN {unNo}
          </Link>
        )}
      </span>
    </span>
  );
}

const Specification = ({ line: { grade, purity, specifications } }: { line: ProcurementLine }) => (
  <span className="grid">
    <span>
      {grade} {purity}
    </span>
    <span className="text-12 text-ink-3">{specifications.map(({ key, value }) => `${key} ${value}`).join('，')}</span>
  </span>
);

const Quantity = ({ line: { quantity, unit, minimumQuantity } }: { line: ProcurementLine }) => (
  <span className="grid">
    <span>
      {amount(quantity, 0)} {unit}
    </span>
    {minimumQuantity === null ? null : (
      <span className="text-12 text-ink-3">{words.minimum(`${amount(minimumQuantity, 0)} ${unit}`)}</span>
    )}
  </span>
);

const Price = ({ line: { price, currency, unit }, isDemo }: { line: ProcurementLine; isDemo: boolean }) =>
  price === null ? (
    <span className="text-ink-3">{words.hiddenPrice}</span>
  ) : (
    <span>
      <Money symbol={currencySymbol(currency)} amount={amount(price, 2)} />{' '}
      <span className="text-12 text-ink-3">{words.perUnit(unit)}</span> {isDemo ? <DemoMark /> : null}
    </span>
  );
