import { checkSegregation, type Goods, type PairVerdict } from '../dangerous-goods/segregation.ts';

/** The modes of GB 15603: a passage between, a wall between, a building apart. */
export type StoredApart = 'BUILDING' | 'PASSAGE' | 'WALL';

export interface RoomPair extends PairVerdict {
  apart: StoredApart;
}

export interface RoomPlan {
  pairs: RoomPair[];
  /** Goods by their place in the list: what may share a room is together. */
  rooms: number[][];
}

const APART = { OK: 'PASSAGE', WARN: 'WALL', BLOCK: 'BUILDING' } as const satisfies Record<
  PairVerdict['level'],
  StoredApart
>;

/** How far each two goods lie apart in a warehouse, and the fewest rooms found by taking them in their order. */
export function planRooms(goods: readonly Goods[]): RoomPlan {
  const pairs = checkSegregation(goods, 'ROOM').pairs.map((pair) => ({ ...pair, apart: APART[pair.level] }));
  const isApart = (one: number, other: number) =>
    pairs.some(({ a, b, apart }) => a === Math.min(one, other) && b === Math.max(one, other) && apart !== 'PASSAGE');
  const rooms: number[][] = [];
  for (const index of goods.keys()) {
    const room = rooms.find((held) => held.every((other) => !isApart(index, other)));
    if (room) room.push(index);
    else rooms.push([index]);
  }
  return { pairs, rooms };
}
