import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';

/** A part of a form that holds a UN number and the list's entry of it. */
export interface NumberedPart {
  unNo: string;
  entry: UnEntry | null;
}

/** The parts of a form that a number of the list may stand in. */
export interface NumberedForm {
  cargo?: readonly { dg?: NumberedPart }[];
  goods?: NumberedPart;
}

/** Lists the parts of a form that hold a UN number, each with its path. */
export const numberedPartsOf = ({ cargo = [], goods }: NumberedForm): { path: string; part: NumberedPart }[] => [
  ...cargo.flatMap(({ dg }, at) => (dg === undefined ? [] : [{ path: `cargo.${at}.dg`, part: dg }])),
  ...(goods === undefined ? [] : [{ path: 'goods', part: goods }]),
];
