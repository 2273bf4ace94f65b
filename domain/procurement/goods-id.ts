import { readFields } from '../query-text.ts';

/** Identifies an ordered line of an offer. */
export interface GoodsLineId {
  postId: string;
  lineNo: number;
}

const GOODS_ID = /^([1-9]\d?)-([A-Za-z0-9_-]{1,64})$/;

export const goodsIdOf = ({ postId, lineNo }: GoodsLineId): string => `${lineNo}-${postId}`;

/** Null when invalid. Never throws. */
export function readGoodsId(text: string): GoodsLineId | null {
  const [, lineNo, postId] = GOODS_ID.exec(text) ?? [];
  return lineNo === undefined || postId === undefined ? null : { postId, lineNo: Number(lineNo) };
}

/** Ordered goods in the query; empty when missing. Never throws. */
export function orderedGoodsOf(query: string): string {
  const id = readFields(query).get('priceId') ?? '';
  return readGoodsId(id) === null ? '' : id;
}
