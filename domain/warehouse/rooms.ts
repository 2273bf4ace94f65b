import { checkSegregation, type Goods, type PairVerdict } from '../dangerous-goods/segregation.ts';

/** Separation modes of GB 15603: passage, wall, separate building. */
export type StoredApart = 'BUILDING' | 'PASSAGE' | 'WALL';

export interface RoomPair extends PairVerdict {
  apart: StoredApart;
}

export interface RoomPlan {
  pairs: RoomPair[];
  /** Indexes of the goods that share each room. */
  rooms: number[][];
}

const APART = { OK: 'PASSAGE', WARN: 'WALL', BLOCK: 'BUILDING' } as const satisfies Record<
  PairVerdict['level'],
  StoredApart
>;

/** Returns the separation of each pair and a room plan; greedy in list order, so not always minimal. */
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
