import * as v from 'valibot';
import { lists } from '../access.ts';
import { call, own } from '../call.ts';
import { isDanger, place, total } from '../fields/market.ts';

/** A paper of the orders that can still be used for the next one, though not for long. */
const expiringPaper = v.object({
  paper: v.string(),
  name: v.string(),
  /** The goods it is for; null where it is not said. */
  goods: v.nullable(v.string()),
  /** yyyy-MM-dd, as it stands on the paper: the last day it holds, or the day a sheet was written. */
  day: v.string(),
  /** It holds until here, or, of a sheet, is too old from here on. */
  at: v.number(),
  orderNo: v.string(),
});
export type ExpiringPaper = v.InferOutput<typeof expiringPaper>;

/** The services whose lowest price is known by lane. */
export const oftenService = v.picklist(['air', 'domestic', 'fcl', 'lcl']);

const oftenLane = v.object({
  service: oftenService,
  org: place,
  dst: place,
  isDanger,
  /** Of the last order; null for general cargo. */
  unNo: v.nullable(v.string()),
  /** What the price is for: a box type, RT for a revenue ton, or 100KG. */
  unit: v.string(),
  orders: v.number(),
  lastOrderNo: v.string(),
  /** The lowest public price that can be booked now; null where none is, or the goods are of several classes. */
  lowest: v.nullable(total),
});
export type OftenLane = v.InferOutput<typeof oftenLane>;

export const workplace = call({
  ...own,
  name: 'workplace',
  access: lists('order'),
  method: 'POST',
  path: '/api-ecommerce/workplace/query',
  payload: 'both',
  summary: '工作台：快到期的证件，常走的航线与现在的公开最低价',
  clauses: ['2.14', '10.12'],
  request: v.strictObject({}),
  answer: v.object({ papers: v.array(expiringPaper), lanes: v.array(oftenLane), now: v.number() }),
});

export const centreCounts = call({
  ...own,
  name: 'centreCounts',
  access: lists('order'),
  method: 'POST',
  path: '/api-user/centre/counts',
  payload: 'both',
  failureShown: 'never',
  summary: '会员中心各处等着本人的事：待办或有新留言的订单、已答复的询价、加入申请；只能查看的人没有',
  clauses: ['2.14', '10.10'],
  request: v.strictObject({}),
  answer: v.object({ orders: v.number(), enquiries: v.number(), requests: v.number() }),
});
export type CentreCounts = v.InferOutput<typeof centreCounts.answer>;
