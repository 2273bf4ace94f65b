import { goods, supplierQuote as quote } from '#copy/procurement/market.ts';
import { formatMoney } from '#domain/money.ts';
import type { BoughtGoods, GoodsFacts, WonGoods } from '#domain/procurement/facts.ts';
import { decimalsOf } from '#domain/procurement/won-line.ts';
import type { FactRow } from '#src/features/booking/form/FactRows.tsx';

const words = goods.facts;

/** Facts of the goods; empty while they are unknown. */
export function offerRows({ bought }: GoodsFacts): FactRow[] {
  if (bought === null) return [];
  const name: FactRow = [
    words.name,
    [bought.nameCn, bought.unNo === null ? '' : `UN ${bought.unNo}`].filter(Boolean).join(' '),
  ];
  const made: FactRow[] = [
    [words.purity, bought.purity],
    [words.packing, bought.packing],
  ];
  if (bought.won !== null) return [name, ...made, ...wonRows(bought, bought.won)];
  return [
    name,
    [words.post, bought.postNo],
    ...made,
    [words.left, words.amount(bought.left, bought.unit)],
    [words.store, bought.store],
    ...(bought.batchNo === null ? [] : [[words.batch, bought.batchNo] as FactRow]),
  ];
}

/** Terms of the winning quote and of its request. */
function wonRows({ postNo, unit }: BoughtGoods, { line, terms }: WonGoods): FactRow[] {
  const price = formatMoney(line.price, line.currency, decimalsOf(line.price));
  const tax = line.taxIncluded ? quote.tax.with : quote.tax.without;
  const made = [line.maker, line.origin].filter(Boolean).join('，');
  return [
    [words.request, postNo],
    [words.supplier, words.quotedBy(line.supplier, line.quoteNo)],
    [words.unitPrice, words.perUnit(price, unit, tax)],
    [words.quoted, words.amount(line.quantity, unit)],
    ...(made === '' ? [] : [[words.maker, made] as FactRow]),
    [
      words.terms,
      [terms.tradeTerm, terms.paymentTerm, quote.freight[line.freight], quote.leadDays(line.leadDays)].join('，'),
    ],
    [words.validTo, line.validTo],
  ];
}
