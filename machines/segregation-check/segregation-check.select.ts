import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { SegregationCheckSnapshot } from './segregation-check.machine.ts';

export const selectGoods = (snapshot: SegregationCheckSnapshot) => snapshot.context.goods;
export const selectAnswer = (snapshot: SegregationCheckSnapshot) => snapshot.context.answer;
export const selectIsBusy = (snapshot: SegregationCheckSnapshot) => snapshot.hasTag('busy');
export const selectIsFailed = (snapshot: SegregationCheckSnapshot) => snapshot.matches('failed');
export const selectIsIncomplete = (snapshot: SegregationCheckSnapshot) => snapshot.matches('incomplete');
export const selectCanAdd = (snapshot: SegregationCheckSnapshot) => snapshot.can({ type: 'goods.add' });
export const selectCanRemove = (snapshot: SegregationCheckSnapshot) => snapshot.can({ type: 'goods.remove', at: 0 });
/** Whether a line is invalid; an empty line is not. */
export const selectIsWrong =
  (at: number) =>
  ({ context: { goods } }: SegregationCheckSnapshot) => {
    const text = goods[at]?.trim() ?? '';
    return text !== '' && readUnNumber(text) === null;
  };
