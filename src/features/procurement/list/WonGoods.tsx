import { useContext } from 'react';
import type { ProcurementItem } from '#contract/calls/outdoor.ts';
import { goods, ownPost } from '#copy/procurement/market.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type WonLine, wonAmount } from '#domain/procurement/won-line.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import { SiteAddresses } from '#src/ui/site-addresses.ts';
import { orderHref } from './LineOffers.tsx';

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
