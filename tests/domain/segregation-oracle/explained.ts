import type { comparePair } from '#domain/dangerous-goods/segregation.ts';
import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import type { OracleAnswer } from './oracle.ts';

export interface ComparedPair {
  rows: readonly [UnRow, UnRow];
  verdict: ReturnType<typeof comparePair>;
  oracle: OracleAnswer;
}

/** Why the product's value is another than the oracle's, by the paragraph that allows both. */
export interface Explanation {
  name: string;
  paragraph: string;
  reason: string;
  explains: (pair: ComparedPair) => boolean;
}

const COMBUSTIBLE_CODES = ['SG48', 'SG53'];

export const explanations: readonly Explanation[] = [
  {
    name: 'COMBUSTIBLE',
    paragraph: '7.2.8 SG48, SG53; 1.2.1',
    reason:
      'Combustible material is what is easily ignited and supports combustion, dangerous goods or not. The oracle takes no position, since it is no class; the product counts classes 3, 4.1 and 4.2 as such.',
    explains: ({ verdict: { reason }, oracle }) =>
      reason.code === 'CODE' &&
      COMBUSTIBLE_CODES.includes(reason.segregationCode) &&
      ['3', '4.1', '4.2'].includes(reason.target) &&
      (oracle.ifConditionsMet === 0 || oracle.ifConditionsMet === 1),
  },
  {
    name: 'UNKNOWN_SUBSIDIARY_HAZARDS',
    paragraph: '7.2.6.1, 7.2.3.4',
    reason:
      'Within one class the codes of goods with two subsidiary hazards ask nothing, those of goods with one do. Where the list is in doubt how many there are, the oracle reads the milder and the product the stricter; both say that the answer is in doubt.',
    explains: ({ rows, verdict: { reason }, oracle }) =>
      rows.some(({ subsidiaryClasses }) => subsidiaryClasses === null) &&
      rows[0].dangerousClass === rows[1].dangerousClass &&
      reason.code === 'IN_DOUBT' &&
      oracle.inDoubt,
  },
];
