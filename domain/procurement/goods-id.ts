import { readFields } from '../query-text.ts';

/** One line of an offer of goods: what is ordered. */
export interface GoodsLineId {
  postId: string;
  lineNo: number;
}

const GOODS_ID = /^([1-9]\d?)-([A-Za-z0-9_-]{1,64})$/;

/** A line of an offer as one word, which is in an address. */
export const goodsIdOf = ({ postId, lineNo }: GoodsLineId): string => `${lineNo}-${postId}`;

/** Null for what names no line. Never throws. */
export function readGoodsId(text: string): GoodsLineId | null {
  const [, lineNo, postId] = GOODS_ID.exec(text) ?? [];
  return lineNo === undefined || postId === undefined ? null : { postId, lineNo: Number(lineNo) };
}

/** The goods that an address asks to order; empty for none. Never throws. */
export function orderedGoodsOf(query: string): string {
  const id = readFields(query).get('priceId') ?? '';
  return readGoodsId(id) === null ? '' : id;
}
