import { CODE } from '#contract/codes.ts';
import { dgdesk as words } from '#copy/dg-desk/works.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { blankSource, optionOfForm } from '#domain/booking/form-source.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { deskDescription } from '#domain/dg-desk/fields.ts';
import { finishDay } from '#domain/dg-desk/finish.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { formOfDeskEnquiry, type WorksEnquiry } from '#domain/dg-desk/initial-form.ts';
import { type DeskQuotePart, deskQuotePart } from '#domain/dg-desk/quote.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { isTakenClass, needsGoods, needsPacking } from '#domain/dg-desk/works.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { DESK_PRICE } from '../../market/dg-desk/options.ts';
import { type AnsweredOption, optionOf } from '../answered-option.ts';
import { lockEnterprise } from '../buyer.ts';
import { readCarrierLists } from '../carrier-lists.ts';
import {
  type Buyer,
  listedPrice,
  type NextStep,
  type OrderService,
  type PreparedOrder,
  type Priced,
} from '../order-service.ts';
import { deskTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { withoutVoyage } from '../without-voyage.ts';
import { deskCharges } from './charges.ts';
import { pricePart } from './price.ts';

const SERVICE = 'dgdesk';

const other = (field: string) =>
  new Refusal(CODE.invalidInput, orderReplies.optionWorks, { fields: { [field]: orderReplies.optionWorks } });

/** Prices works by an answered enquiry, for at most as many people and months as requested. */
function priceAt({ enquiryForm, lines, validTo }: AnsweredOption, part: DeskQuotePart, now: number): Priced {
  // The enquiry's form was validated by the contract when it was submitted.
  const enquiry = formOfDeskEnquiry(enquiryForm as object as WorksEnquiry, blankSource);
  const { works, people, months, ...named } = deskQuotePart(enquiry);
  const changed = deskWorks.find((work) => works.includes(work) !== part.works.includes(work));
  if (changed !== undefined) throw other(`works.${changed}`);
  for (const field of ['urgency', 'sdsWork', 'sdsLanguage', 'trainMode'] as const)
    if (named[field] !== part[field]) throw other(field);
  if (part.people > people) throw other('people');
  if (part.months > months) throw other('months');
  return listedPrice(DESK_PRICE, { lines, totals: totalsOf(lines), validTo: Math.min(validTo, now + QUOTE_VALID_MS) });
}

/** Works that are not in the price list may be ordered only for the goods of the enquiry. */
function requireEnquiredGoods({ enquiryForm }: AnsweredOption, { goods: { unNo, dgClass } }: DeskForm): void {
  const enquiry = formOfDeskEnquiry(enquiryForm as object as WorksEnquiry, blankSource).goods;
  const isSame = enquiry.unNo === '' ? enquiry.dgClass === dgClass : enquiry.unNo === readUnNumber(unNo);
  if (!isTakenClass(dgClass) && !isSame)
    throw new Refusal(CODE.invalidInput, orderReplies.optionGoods, {
      fields: { 'goods.unNo': orderReplies.optionGoods },
    });
}

/** Stores the goods as a line only when they are packed. */
function itemsOf(form: DeskForm): PreparedOrder['items'] {
  if (!needsPacking(form)) return [];
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

/** Checks acceptance and price again when the order is placed. */
async function prepare(tx: Transaction, given: DeskForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const form = tidy(deskDescription, given);
  const option = await optionOf(tx, SERVICE, optionOfForm(form), { userId, now });
  const enterprise = await lockEnterprise(tx, userId);
  const context = { now, ...(await readCarrierLists(tx)) };
  requireValidForm({ cargo: [] }, errorsOf(deskDescription, form, context));
  const finish = finishDay(form, now);
  if (finish === null) throw new Refusal(CODE.invalidInput, words.nothing);
  const part = deskQuotePart(form);
  if (option !== null) requireEnquiredGoods(option, form);
  const priced = option === null ? await pricePart(tx, part, now) : priceAt(option, part, now);
  await requireOwnFiles(tx, userId, filesOf(form));
  return withoutVoyage({
    ...{ part, priced, enterprise, form },
    row: {
      enquiryNo: form.enquiryNo || null,
      // Only a review involves the carrier.
      isDanger: needsGoods(form) && form.works.review && form.goods.dgClass !== '',
    },
    items: itemsOf(form),
    timeline: deskTimeline(finish, form.works.review, now),
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  });
}

const step = (text: string): NextStep => ({ code: 'PAPER', paper: null, text, dueAt: null });

/** Lists the documents and data required until the works are done. */
const outstanding: OrderService<DeskForm, DeskQuotePart>['outstanding'] = ({ works }, { status }) =>
  isEnded(status)
    ? []
    : [
        ...(works.report ? [step(words.outstanding.sample)] : []),
        ...(works.packCert ? [step(words.outstanding.performance)] : []),
        ...(works.training ? [step(words.outstanding.names)] : []),
      ];

export const dgDeskOrders: OrderService<DeskForm, DeskQuotePart> = {
  booking: deskService,
  prefix: 'DGD',
  charges: deskCharges,
  price: async (db, part, asker) => {
    const option = await optionOf(db, SERVICE, part.enquiry, asker);
    return option === null ? pricePart(db, part, asker.now) : priceAt(option, part, asker.now);
  },
  prepare,
  papers: () => [],
  outstanding: outstanding,
};
