import { goodsOfRow } from '#domain/dangerous-goods/goods-of-row.ts';
import { comparePair, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { STRICTNESS } from '#domain/dangerous-goods/segregation-value.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { type ComparedPair, explanations } from './explained.ts';
import { type OracleAnswer, oracleOf } from './oracle.ts';

export interface Comparison {
  /** An unexplained difference; null where the two agree. */
  difference: string | null;
  /** The name of the explanation; null where none is needed. */
  explainedBy: string | null;
}

const goods = new Map<UnRow, Goods>();

function goodsOf(row: UnRow): Goods {
  const known = goods.get(row) ?? goodsOfRow(row);
  goods.set(row, known);
  return known;
}

/** The product's value in the words of the oracle. Explosives that may meet are 0 there and a question to the carrier here. */
function oracleValue({ value, level }: ComparedPair['verdict']): OracleAnswer['value'] {
  if (value === '*') return level === 'BLOCK' ? 'NOT_TOGETHER' : 0;
  return value === 'X' ? 0 : (Number(value) as OracleAnswer['value']);
}

/**
 * The product beside the oracle. The oracle assumes that goods of one class do not react (7.2.6.1), which the product wants the
 * shipper to declare; the product counts the conditions of codes as met, which the oracle tells apart.
 */
export function compareRows(a: UnRow, b: UnRow): Comparison {
  const proved = { ...goodsOf(a), noReaction: true };
  const verdict = comparePair(proved, goodsOf(b));
  const oracle = oracleOf(a, b);
  const pair: ComparedPair = { rows: [a, b], verdict, oracle };
  const nameOf = ({ unNo, packingGroup, variant }: UnRow) => `UN ${unNo} ${packingGroup ?? ''} ${variant}`.trim();
  const answers = `${nameOf(a)} with ${nameOf(b)}: ${verdict.value} ${JSON.stringify(verdict.reason)}, oracle ${JSON.stringify(oracle)}`;

  if (oracle.inDoubt && verdict.level === 'OK')
    return { difference: `${answers}: not reported as in doubt`, explainedBy: null };
  const unproved = comparePair(goodsOf(a), goodsOf(b));
  if (STRICTNESS[unproved.value] < STRICTNESS[verdict.value])
    return { difference: `${answers}: milder without the declaration`, explainedBy: null };
  if (oracleValue(verdict) === oracle.ifConditionsMet) return { difference: null, explainedBy: null };
  const explanation = explanations.find(({ explains }) => explains(pair));
  return explanation === undefined
    ? { difference: answers, explainedBy: null }
    : { difference: null, explainedBy: explanation.name };
}
