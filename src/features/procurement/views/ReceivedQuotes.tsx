import type { ReactNode } from 'react';
import type { ProcurementLine, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { ownPost, supplierQuote as words } from '#copy/procurement/market.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import { decimalsOf } from '#domain/procurement/won-line.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';

type Quote = SupplierQuotes[number];
type AskedLine = Pick<ProcurementLine, 'lineNo' | 'nameCn' | 'unit'>;

interface ReceivedQuotesProps {
  quotes: SupplierQuotes;
  lines: readonly AskedLine[];
  /** The winning quote. */
  awarded?: string | null;
  /** Opens the certificate of a line; null when files are unavailable. */
  onCertificate: ((quoteNo: string, lineNo: number) => void) | null;
  /** Renders the award button; absent once decided. */
  decide?: ((quote: Quote) => ReactNode) | undefined;
}

/** Quotes received for the user's own request. */
export function ReceivedQuotes({ quotes, lines, awarded = null, decide, onCertificate }: ReceivedQuotesProps) {
  return (
    <section>
      <h2 className="mb-1 font-strong text-20 leading-head">{words.received(quotes.length)}</h2>
      {quotes.length === 0 ? (
        <Note>{words.noneYet}</Note>
      ) : (
        <Table
          caption={words.received(quotes.length)}
          rows={quotes}
          rowKey={({ quoteNo }) => quoteNo}
          columns={[
            { key: 'supplier', label: words.columns.supplier, render: (quote) => <Supplier quote={quote} /> },
            {
              key: 'line',
              label: words.columns.line,
              render: (quote) => <Lines {...{ quote, lines, onCertificate }} />,
            },
            { key: 'terms', label: words.columns.terms, render: (quote) => <Terms quote={quote} /> },
            { key: 'total', label: words.columns.total, numeric: true, render: (quote) => <Totals quote={quote} /> },
            {
              key: 'decide',
              label: words.columns.decide,
              render: (quote) =>
                quote.quoteNo === awarded ? <Badge tone="ok">{ownPost.won}</Badge> : (decide?.(quote) ?? '--'),
            },
          ]}
        />
      )}
    </section>
  );
}

const Supplier = ({ quote: { company, contactName, contactPhone, quoteNo } }: { quote: Quote }) => (
  <span className="grid">
    <span className="font-strong">{company}</span>
    <span>
      {contactName} <Hotline number={contactPhone} className="text-link underline underline-offset-2" />
    </span>
    <span className="text-12 text-ink-3">{quoteNo}</span>
  </span>
);

const Lines = ({
  quote,
  lines,
  onCertificate,
}: Pick<ReceivedQuotesProps, 'lines' | 'onCertificate'> & { quote: Quote }) => (
  <ul className="grid gap-0.5">
    {quote.lines.map((line) => {
      const { lineNo, price, currency, quantity, taxIncluded, leadDays, maker, origin, purity, packing } = line;
      const asked = lines.find((one) => one.lineNo === lineNo);
      return (
        <li key={lineNo}>
          {asked?.nameCn} {formatMoney(price, currency, decimalsOf(price))} × {quantity} {asked?.unit}
          <span className="block text-12 text-ink-3">
            {[
              taxIncluded ? words.tax.with : words.tax.without,
              words.leadDays(leadDays),
              maker,
              origin,
              purity,
              packing,
            ]
              .filter(Boolean)
              .join('，')}
          </span>
          {line.hasCertificate ? (
            <Button
              size={32}
              icon="file"
              disabled={onCertificate === null}
              onClick={() => onCertificate?.(quote.quoteNo, lineNo)}
            >
              {words.certificate(asked?.nameCn ?? '')}
            </Button>
          ) : null}
        </li>
      );
    })}
  </ul>
);

const Terms = ({ quote: { validTo, freight, remark } }: { quote: Quote }) => (
  <span className="grid">
    <span>{words.validTo(validTo)}</span>
    <span>{words.freight[freight]}</span>
    {remark === null ? null : <span className="wrap-break-word text-12 text-ink-3">{remark}</span>}
  </span>
);

const Totals = ({ quote: { totals } }: { quote: Quote }) => (
  <span className="grid">
    {totals.map(({ currency, amount }) => (
      <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    ))}
  </span>
);
