import { useContext } from 'react';
import type { ProcurementItem, ProcurementLine, SupplierQuotes } from '#contract/calls/outdoor.ts';
import { goods, ownPost, supplierQuote as words } from '#copy/procurement/market.ts';
import { compareQuotes } from '#domain/enquiry/compared-quotes.ts';
import { currencySymbol, formatAmount, formatMoney } from '#domain/money.ts';
import { decimalsOf, type WonLine, wonAmount } from '#domain/procurement/won-line.ts';
import { CHINA, clockTime, localDay } from '#domain/schedule/zone.ts';
import type { OwnPostRef } from '#machines/own-post/index.ts';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import { orderHref } from './LineOffers.tsx';
import { Award, OwnPost } from './OwnPost.tsx';
import { ReceivedQuotes } from './ReceivedQuotes.tsx';

interface WonGoodsProps {
  base: string;
  post: Pick<ProcurementItem, 'id' | 'lines'>;
}

/** Lines of the winning quote, with the link to its order. */
export function WonGoods({ base, post: { id, lines } }: WonGoodsProps) {
  const { next } = ownPost;
  const rows = lines.flatMap(({ won = null, ...line }) => (won === null ? [] : [{ ...line, won }]));
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h2 className="font-strong text-20 leading-head">{next.title}</h2>
      <p className="text-ink-2">{next.lead}</p>
      <p className="font-strong">{next.count(rows.length, rows.filter(({ won }) => won.state === 'ORDERED').length)}</p>
      <Table
        caption={next.title}
        rows={rows}
        rowKey={({ lineNo }) => String(lineNo)}
        columns={[
          { key: 'goods', label: next.columns.goods, render: ({ nameCn }) => nameCn },
          {
            key: 'quantity',
            label: next.columns.quantity,
            numeric: true,
            render: ({ won, unit }) => goods.facts.amount(won.quantity, unit),
          },
          {
            key: 'amount',
            label: next.columns.amount,
            numeric: true,
            render: ({ won }) => <Money symbol={currencySymbol(won.currency)} amount={formatAmount(wonAmount(won))} />,
          },
          {
            key: 'next',
            label: next.columns.next,
            render: ({ won, nameCn, lineNo }) => (
              <NextStep won={won} name={nameCn} href={orderHref(base, id, lineNo)} />
            ),
          },
        ]}
      />
    </section>
  );
}

function NextStep({ won: { state, orderNo }, name, href }: { won: WonLine; name: string; href: string }) {
  const { next } = ownPost;
  const centre = useContext(SiteAddresses)?.userCentre;
  if (state === 'LAPSED') return <span className="text-ink-3">{next.lapsed}</span>;
  if (state === 'OPEN')
    return (
      <ButtonLink tone="primary" size={32} href={href}>
        {next.order}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    );
  return orderNo === null || centre === undefined ? (
    <span>{orderNo === null ? next.orderedOnce : next.ordered(orderNo)}</span>
  ) : (
    <Link href={`${centre}?redirect=order&orderNo=${orderNo}`} className="text-link underline">
      {next.ordered(orderNo)}
    </Link>
  );
}

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

interface OwnRequestProps {
  actor: OwnPostRef;
  /** Address of the list. */
  base: string;
  post: ProcurementItem;
  received: SupplierQuotes;
  url: string;
  onCopy: (text: string) => void;
  onCertificate: (quoteNo: string, lineNo: number) => void;
}

/** The user's own request: link for suppliers, quotes side by side, and the award. */
export function OwnRequest({ actor, base, post, received, url, onCopy, onCertificate }: OwnRequestProps) {
  const isUndecided = post.state !== 'AWARDED';
  const mayDecide = post.own?.mayDecide === true;
  return (
    <div className="grid gap-3">
      <OwnPost
        {...{ actor, url, isUndecided, mayDecide, onCopy }}
        made={post.own}
        hasAccessCode={post.hasAccessCode}
        codeWaitUntil={post.codeWaitUntil === null ? null : clockTime(post.codeWaitUntil, CHINA)}
        views={post.views}
        quotes={received.length}
      />
      <ReceivedQuotes
        quotes={received}
        lines={post.lines}
        awarded={post.awarded}
        onCertificate={onCertificate}
        decide={
          isUndecided && mayDecide
            ? (quote) => <Award {...{ actor, quote }} today={localDay(post.serverTime, CHINA)} />
            : undefined
        }
      />
      <WonGoods base={base} post={post} />
      {received.length > 1 ? <QuoteComparison quotes={received} lines={post.lines} /> : null}
    </div>
  );
}
