import * as v from 'valibot';
import { lists } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import { isDanger, laneLocation, total } from '../fields/market.ts';

/** Document of an order that can be reused but expires soon. */
const expiringPaper = v.object({
  paper: v.string(),
  name: v.string(),
  /** Goods it is for; null when unknown. */
  goods: v.nullable(v.string()),
  /** yyyy-MM-dd: last day of validity, or the revision date of a safety data sheet. */
  day: v.string(),
  /** End of validity; for a safety data sheet, when it becomes too old. */
  at: v.number(),
  orderNo: v.string(),
});
export type ExpiringPaper = v.InferOutput<typeof expiringPaper>;

/** Services with a known lowest price per lane. */
export const oftenService = v.picklist(['air', 'domestic', 'fcl', 'lcl']);

const oftenLane = v.object({
  service: oftenService,
  org: laneLocation,
  dst: laneLocation,
  isDanger,
  /** UN number of the last order; null for general cargo. */
  unNo: v.nullable(v.string()),
  /** Unit of the price: a container type, RT, or 100KG. */
  unit: v.string(),
  orders: v.number(),
  lastOrderNo: v.string(),
  /** Lowest bookable public price; null when there is none, or the goods have several classes. */
  lowest: v.nullable(total),
});
export type OftenLane = v.InferOutput<typeof oftenLane>;

export const workplace = call({
  ...ownDataCall,
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
  ...ownDataCall,
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
