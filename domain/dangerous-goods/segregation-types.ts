import type { DecimalInput } from '../decimal.ts';
import type { SegregationValue } from '../reference/segregation-table.ts';

/** What our sources of the list do not agree about. */
export type Doubt = 'CLASSES' | 'CODES' | 'GROUPS';

export interface Goods {
  /** Empty for goods that are not dangerous. */
  unNo: string;
  nameCn: string;
  /** The main class first, then the subsidiary ones; class 1 may carry its compatibility letter. */
  classes: readonly string[];
  packingGroup: string | null;
  limitedQuantity: boolean;
  /** Segregation groups, SGG1 to SGG18. */
  groups: readonly string[];
  /** Segregation codes of the row of the list; null in doubt, absent where the goods have no row. */
  codes?: readonly string[] | null;
  /** In doubt besides the codes: the classes or groups above may be incomplete. */
  doubts?: readonly Exclude<Doubt, 'CODES'>[];
  /** An explosive article, no substance. */
  isArticle?: boolean;
  /** Litres or kilograms of the largest package; null while unknown. */
  packageSize?: DecimalInput | null;
  /** The shipper declares that these goods do not react with the others. */
  noReaction?: boolean;
  food?: boolean;
}

export type Place = 'ROOM' | 'UNIT';
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
      /** Those of the two classes that a segregation code puts in place of the goods' own. */
      asFor?: readonly string[];
    };

export type Mend = 'ASK_APPROVAL' | 'ASK_CARRIER' | 'PROVE_NO_REACTION' | 'SEPARATE' | 'SEPARATE_OR_LIMIT';

/** A distance from other goods. A target is a class, a segregation group (SGG1) or a UN number (UN1846). */
export interface Separation {
  value: Exclude<SegregationValue, '*'>;
  from: readonly string[];
  /** Targets that the distance leaves out; J is every explosive of that compatibility group. */
  except?: readonly string[];
}

/** A code of one of the goods that names the others. */
export interface CodeDemand {
  segregationCode: string;
  value: Separation['value'];
  /** What of the others it names: their class, their group (SGG1) or their number (UN1846). */
  target: string;
}

/** One rule that was read for a pair, and what it says by itself. */
export interface SegregationStep {
  value: SegregationValue;
  level: Level;
  reason: SegregationReason;
}

export interface PairVerdict extends SegregationStep {
  /** Places in the list of goods. */
  a: number;
  b: number;
  mend: Mend | null;
  /** The other rules that were read; the reason is the one that decided. */
  steps: readonly SegregationStep[];
}

/** A rule that decides where it is the strictest. One that the shipper would have to prove never does. */
export interface SegregationRule extends SegregationStep {
  mend: Mend | null;
  isSecondary?: boolean;
}

export interface SegregationResult {
  place: Place;
  pairs: PairVerdict[];
  worst: Level;
}
