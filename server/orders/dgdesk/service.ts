import { CODE } from '#contract/codes.ts';
import { deskDescription } from '#domain/booking/services/dgdesk/fields.ts';
import { finishDay } from '#domain/booking/services/dgdesk/finish.ts';
import type { DeskForm } from '#domain/booking/services/dgdesk/form.ts';
import { type DeskQuotePart, deskQuotePart } from '#domain/booking/services/dgdesk/quote.ts';
import { deskService } from '#domain/booking/services/dgdesk/service.ts';
import { isGoodsAsked, isPackingAsked } from '#domain/booking/services/dgdesk/works.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { dgdesk as words } from '#src/ui/copy/dgdesk.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { deskCharges } from '../../texts/desk-charges.ts';
import { holdEnterprise } from '../buyer.ts';
import { readCarrierLists } from '../carrier-lists.ts';
import type { Buyer, NextStep, OrderService, PreparedOrder } from '../order-service.ts';
import { requireSound } from '../sound.ts';
import { deskTimeline } from '../timeline.ts';
import { pricePart } from './price.ts';

/** Goods without packages are no load of a shipment: only what is packed is kept as one. */
function itemsOf(form: DeskForm): PreparedOrder['items'] {
  if (!isPackingAsked(form)) return [];
  const { cargoNameCn, cargoNameEn, packageType, packages, grossWeight, unNo, dgClass, packingGroup } = form.goods;
  const orNull = (text: string) => (text === '' ? null : text);
  return [
    {
      ...{ lineNo: 1, cargoNameCn, cargoNameEn, packageType, packages: Number(packages), grossKg: grossWeight },
      ...{ hsCode: null, casNo: null, netKg: null, volume: null, dangerous: null },
      ...{ unNo: orNull(unNo), dgClass: orNull(dgClass), packingGroup: orNull(packingGroup) },
    },
  ];
}

const filesOf = ({ goods: { sds, formula, oldReport }, documents }: DeskForm): string[] =>
  [...sds, ...formula, ...oldReport, ...documents].map(({ fileId }) => fileId);

/** The desk says again what it takes and what it asks at the moment it is ordered. */
async function prepare(tx: Transaction, given: DeskForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  // Works are ordered as they are priced: there is no enquiry to accept.
  if ('enquiryNo' in given) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const form = tidy(deskDescription, given);
  const enterprise = await holdEnterprise(tx, userId);
  const context = { now, ...(await readCarrierLists(tx)) };
  requireSound({ cargo: [] }, errorsOf(deskDescription, form, context));
  const finish = finishDay(form, now);
  if (finish === null) throw new Refusal(CODE.invalidInput, words.nothing);
  const part = deskQuotePart(form);
  const priced = await pricePart(tx, part, now);
  await requireOwnFiles(tx, userId, filesOf(form));
  return {
    part,
    priced,
    enterprise,
    form: toJson(form),
    row: {
      ...{ enquiryNo: null, sailingId: null, laneId: null, carrierCode: null, etd: null },
      // A carrier is asked about the goods only in the review.
      isDanger: isGoodsAsked(form) && form.works.review && form.goods.dgClass !== '',
    },
    containers: [],
    items: itemsOf(form),
    timeline: deskTimeline(finish, form.works.review, now),
    take: async () => undefined,
    close: async () => undefined,
  };
}

const step = (text: string): NextStep => ({ code: 'PAPER', paper: null, text, dueAt: null });

/** What the works wait for, until they are done. */
const owed: OrderService<DeskForm, DeskQuotePart>['owed'] = ({ works }, { status }) =>
  isEnded(status)
    ? []
    : [
        ...(works.report ? [step(words.owed.sample)] : []),
        ...(works.packCert ? [step(words.owed.performance)] : []),
        ...(works.training ? [step(words.owed.names)] : []),
      ];

/** The order of works of the desk of dangerous goods. */
export const deskOrders: OrderService<DeskForm, DeskQuotePart> = {
  booking: deskService,
  prefix: 'DGD',
  charges: deskCharges,
  price: (db, part, { now }) => pricePart(db, part, now),
  prepare,
  papers: () => [],
  owed,
};
