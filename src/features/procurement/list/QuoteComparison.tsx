import type { ProcurementLine, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { ownPost, supplierQuote as words } from '#copy/procurement/market.ts';
import { compareQuotes } from '#domain/enquiry/compared-quotes.ts';
import { formatMoney } from '#domain/money.ts';
import { decimalsOf } from '#domain/procurement/won-line.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';

interface QuoteComparisonProps {
  quotes: SupplierQuotes;
  lines: readonly ProcurementLine[];
}

/** Compares the suppliers' prices for each line of a request. */
export function QuoteComparison({ quotes, lines }: QuoteComparisonProps) {
  return (
    <div className="grid gap-2">
      {lines.map((line) => (
        <LineComparison key={line.lineNo} quotes={quotes} line={line} />
      ))}
      <p className="text-12 text-ink-3">{ownPost.lowestNote}</p>
    </div>
  );
}

function LineComparison({ quotes, line: { lineNo, nameCn, unit } }: { quotes: SupplierQuotes; line: ProcurementLine }) {
  const rows = compareQuotes(quotes, lineNo);
  const labels = ownPost.columns;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-strong text-16">{ownPost.compare(nameCn)}</h3>
      <Table
        caption={ownPost.compare(nameCn)}
        rows={rows}
        rowKey={({ quote }) => quote.quoteNo}
        columns={[
          { key: 'supplier', label: labels.supplier, render: ({ quote }) => quote.company },
          {
            key: 'price',
            label: labels.price,
            numeric: true,
            render: ({ line: { price, currency, taxIncluded }, isLowest }) => (
              <span>
                {isLowest ? <Badge tone="ok">{ownPost.lowest}</Badge> : null}{' '}
                {formatMoney(price, currency, decimalsOf(price))}{' '}
                <span className="text-12 text-ink-3">{taxIncluded ? words.tax.with : words.tax.without}</span>
              </span>
            ),
          },
          {
            key: 'quantity',
            label: labels.quantity,
            numeric: true,
            render: ({ line: { quantity } }) => `${quantity} ${unit}`,
          },
          { key: 'leadDays', label: labels.leadDays, render: ({ line: { leadDays } }) => words.leadDays(leadDays) },
          {
            key: 'purity',
            label: labels.purity,
            render: ({ line: { purity, maker, origin } }) => [purity, maker, origin].filter(Boolean).join('，') || '--',
          },
        ]}
      />
    </section>
  );
}
