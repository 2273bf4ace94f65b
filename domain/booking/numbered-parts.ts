import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';

/** Form part with a UN number and its list entry. */
export interface NumberedPart {
  unNo: string;
  entry: UnEntry | null;
}

/** Form parts that may contain a UN number. */
export interface NumberedForm {
  cargo?: readonly { dg?: NumberedPart }[];
  goods?: NumberedPart;
}

export const numberedPartsOf = ({ cargo = [], goods }: NumberedForm): { path: string; part: NumberedPart }[] => [
  ...cargo.flatMap(({ dg }, at) => (dg === undefined ? [] : [{ path: `cargo.${at}.dg`, part: dg }])),
  ...(goods === undefined ? [] : [{ path: 'goods', part: goods }]),
];
