import type { Offer } from '#contract/calls/item.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Money } from '#src/ui/parts/Money.tsx';
import { type Column, Table } from '#src/ui/parts/Table.tsx';

type Line = Offer['lines'][number];

const ORDER: readonly Line['group'][] = ['FREIGHT', 'DANGEROUS', 'ORIGIN', 'SERVICE', 'DESTINATION'];

const columns: readonly Column<Line>[] = [
  {
    key: 'name',
    label: words.feeColumns.name,
    render: (line) => (
      <>
        {line.feeName} <span className="text-12 text-ink-3">{line.feeCode}</span>
        {line.taxRate === null ? null : <span className="text-12 text-ink-3"> {words.tax(line.taxRate)}</span>}
      </>
    ),
  },
  { key: 'group', label: words.feeColumns.group, render: (line) => words.groups[line.group] },
  {
    key: 'unitPrice',
    label: words.feeColumns.unitPrice,
    numeric: true,
    render: (line) => (line.atCost ? words.atCost : `${currencySymbol(line.currency)}${formatAmount(line.unitPrice)}`),
  },
  {
    key: 'basis',
    label: words.feeColumns.basis,
    render: (line) => [words.bases[line.basis], line.ctnType].filter(Boolean).join(' '),
  },
  { key: 'quantity', label: words.feeColumns.quantity, numeric: true, render: (line) => line.quantity },
  {
    key: 'amount',
    label: words.feeColumns.amount,
    numeric: true,
    render: (line) =>
      line.atCost ? (
        KIT.none
      ) : (
        <>
          <Money symbol={currencySymbol(line.currency)} amount={formatAmount(line.amount)} />
          {line.payTerm === 'COL' ? <span className="block text-12 text-ink-3">{words.collect}</span> : null}
        </>
      ),
  },
];

/** Every line of what the boxes cost, by group; currencies have totals of their own. */
export function FeeTable({ offer }: { offer: Offer }) {
  const rows = offer.lines.toSorted((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
  return (
    <>
      <Table
        dense
        caption={words.fees}
        columns={columns}
        rows={rows}
        rowKey={(line) => `${line.feeCode}-${line.ctnType}-${line.currency}`}
        faint={(line) => line.atCost}
        totals={offer.totals.map(({ currency, amount }) => ({
          key: currency,
          label: words.total[currency] ?? currency,
          value: <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />,
        }))}
      />
      <p className="mt-1 text-12 text-ink-3">
        {words.apart}
        {rows.some(({ atCost }) => atCost) ? words.atCostNote : ''}
      </p>
    </>
  );
}
