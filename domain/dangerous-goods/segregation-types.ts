import type { DecimalInput } from '../decimal.ts';
import type { SegregationValue } from '../reference/segregation-table.ts';

/** Data of the list on which our sources disagree. */
export type Doubt = 'CLASSES' | 'CODES' | 'GROUPS';

export interface Goods {
  /** Empty for goods that are not dangerous. */
  unNo: string;
  nameCn: string;
  /** Main class first, then subsidiary classes; class 1 may include its compatibility group. */
  classes: readonly string[];
  packingGroup: string | null;
  limitedQuantity: boolean;
  /** Segregation groups, SGG1 to SGG18. */
  groups: readonly string[];
  /** Segregation codes of the row; null when in doubt, absent without a row. */
  codes?: readonly string[] | null;
  /** Other data in doubt: `classes` or `groups` may be incomplete. */
  doubts?: readonly Exclude<Doubt, 'CODES'>[];
  isArticle?: boolean;
  /** Litres or kilograms of the largest package; null when unknown. */
  packageSize?: DecimalInput | null;
  /** The shipper declares that the goods do not react with the others. */
  noReaction?: boolean;
  food?: boolean;
}

export type SharedSpace = 'ROOM' | 'UNIT';
export type Level = 'BLOCK' | 'OK' | 'WARN';

export type SegregationReason =
  | { code: 'BLASTING_NITRATE' }
  | { code: 'CLASS_1'; classA: string; classB: string }
  | { code: 'CLASS_1_MIXED'; groupA: string; groupB: string }
  | { code: 'CLASS_1_SAME_GROUP'; group: string }
  | ({ code: 'CODE'; holder: 'A' | 'B' } & CodeDemand)
  | { code: 'COMPATIBLE'; table: string }
  | { code: 'COMPATIBLE_BY_NAME'; table: string }
  | { code: 'FOOD'; dangerousClass: string }
  | { code: 'GROUPS'; groupA: string; groupB: string }
  | { code: 'GROUPS_SOFTENED'; groupA: string; groupB: string }
  | { code: 'IN_DOUBT'; a: readonly Doubt[]; b: readonly Doubt[] }
  | { code: 'LIMITED_QUANTITY' }
  | { code: 'LIMITED_QUANTITY_GROUPS'; groupA: string; groupB: string }
  | { code: 'NO_RULE' }
  | { code: 'NOT_DANGEROUS' }
  | { code: 'SAME_CLASS'; dangerousClass: string }
  | { code: 'SAME_NUMBER' }
  | { code: 'SAME_SUBSTANCE' }
  | {
      code: 'TABLE';
      value: SegregationValue;
      classA: string;
      classB: string;
      /** Classes that a segregation code puts in place of the goods' own. */
      asFor?: readonly string[];
    };

export type Remedy = 'ASK_APPROVAL' | 'ASK_CARRIER' | 'PROVE_NO_REACTION' | 'SEPARATE' | 'SEPARATE_OR_LIMIT';

/** Distance from other goods. A target is a class, a segregation group (SGG1) or a UN number (UN1846). */
export interface Separation {
  value: Exclude<SegregationValue, '*'>;
  from: readonly string[];
  /** Exempt targets; J is every explosive of compatibility group J. */
  except?: readonly string[];
}

/** A segregation code that names the other goods. */
export interface CodeDemand {
  segregationCode: string;
  value: Separation['value'];
  /** The class, segregation group (SGG1) or number (UN1846) the code names. */
  target: string;
}

/** One rule evaluated for a pair, with its own result. */
export interface SegregationStep {
  value: SegregationValue;
  level: Level;
  reason: SegregationReason;
}

export interface PairVerdict extends SegregationStep {
  /** Indexes in the list of goods. */
  a: number;
  b: number;
  mend: Remedy | null;
  /** The other rules evaluated; `reason` is the deciding one. */
  steps: readonly SegregationStep[];
}

/** A rule that decides if it is the strictest. A rule that needs the shipper's proof never decides. */
export interface SegregationRule extends SegregationStep {
  mend: Remedy | null;
  isSecondary?: boolean;
}

export interface SegregationResult {
  place: SharedSpace;
  pairs: PairVerdict[];
  worst: Level;
}
