import { CODE } from '#contract/codes.ts';
import { blankSource, optionOfForm } from '#domain/booking/form-source.ts';
import { deskDescription } from '#domain/booking/services/dgdesk/fields.ts';
import { finishDay } from '#domain/booking/services/dgdesk/finish.ts';
import type { DeskForm } from '#domain/booking/services/dgdesk/form.ts';
import { formOfDeskEnquiry, type WorksEnquiry } from '#domain/booking/services/dgdesk/initial-form.ts';
import { type DeskQuotePart, deskQuotePart } from '#domain/booking/services/dgdesk/quote.ts';
import { deskService } from '#domain/booking/services/dgdesk/service.ts';
import { isTakenClass, needsGoods, needsPacking } from '#domain/booking/services/dgdesk/works.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { deskWorks } from '#domain/reference/desk-works.ts';
import { dgdesk as words } from '#src/ui/copy/dgdesk.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { DESK_PRICE } from '../../market/desk-work-options.ts';
import { deskCharges } from '../../texts/desk-charges.ts';
import { holdEnterprise } from '../buyer.ts';
import { readCarrierLists } from '../carrier-lists.ts';
import { type HeldOption, optionOf } from '../held-option.ts';
import {
  type Buyer,
  listedPrice,
  type NextStep,
  type OrderService,
  type PreparedOrder,
  type Priced,
} from '../order-service.ts';
import { requireSound } from '../sound.ts';
import { deskTimeline } from '../timeline.ts';
import { withoutVoyage } from '../without-voyage.ts';
import { pricePart } from './price.ts';

const SERVICE = 'dgdesk';

const other = (field: string) =>
  new Refusal(CODE.invalidInput, orderReplies.optionWorks, { fields: { [field]: orderReplies.optionWorks } });

/** At what the option names, for the works that were asked about: as many people and months at most. */
function priceAt({ asked, lines, validTo }: HeldOption, part: DeskQuotePart, now: number): Priced {
  // The contract has read the form of the enquiry when it was made.
  const about = formOfDeskEnquiry(asked as object as WorksEnquiry, blankSource);
  const { works, people, months, ...named } = deskQuotePart(about);
  const changed = deskWorks.find((work) => works.includes(work) !== part.works.includes(work));
  if (changed !== undefined) throw other(`works.${changed}`);
  for (const field of ['urgency', 'sdsWork', 'sdsLanguage', 'trainMode'] as const)
    if (named[field] !== part[field]) throw other(field);
  if (part.people > people) throw other('people');
  if (part.months > months) throw other('months');
  return listedPrice(DESK_PRICE, { lines, totals: totalsOf(lines), validTo: Math.min(validTo, now + QUOTE_VALID_MS) });
}

/** What the desk does not take by its list is ordered as it was asked about. */
function requireAskedGoods({ asked }: HeldOption, { goods: { unNo, dgClass } }: DeskForm): void {
  const about = formOfDeskEnquiry(asked as object as WorksEnquiry, blankSource).goods;
  const isSame = about.unNo === '' ? about.dgClass === dgClass : about.unNo === readUnNumber(unNo);
  if (!isTakenClass(dgClass) && !isSame)
    throw new Refusal(CODE.invalidInput, orderReplies.optionGoods, {
      fields: { 'goods.unNo': orderReplies.optionGoods },
    });
}

/** Goods without packages are no load of a shipment: only what is packed is kept as one. */
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

/** The desk says again what it takes and what it asks at the moment it is ordered. */
async function prepare(tx: Transaction, given: DeskForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const form = tidy(deskDescription, given);
  const option = await optionOf(tx, SERVICE, optionOfForm(form), { userId, now });
  const enterprise = await holdEnterprise(tx, userId);
  const context = { now, ...(await readCarrierLists(tx)) };
  requireSound({ cargo: [] }, errorsOf(deskDescription, form, context));
  const finish = finishDay(form, now);
  if (finish === null) throw new Refusal(CODE.invalidInput, words.nothing);
  const part = deskQuotePart(form);
  if (option !== null) requireAskedGoods(option, form);
  const priced = option === null ? await pricePart(tx, part, now) : priceAt(option, part, now);
  await requireOwnFiles(tx, userId, filesOf(form));
  return withoutVoyage({
    ...{ part, priced, enterprise, form },
    row: {
      enquiryNo: form.enquiryNo || null,
      // A carrier is asked about the goods only in the review.
      isDanger: needsGoods(form) && form.works.review && form.goods.dgClass !== '',
    },
    items: itemsOf(form),
    timeline: deskTimeline(finish, form.works.review, now),
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  });
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
  price: async (db, part, asker) => {
    const option = await optionOf(db, SERVICE, part.enquiry, asker);
    return option === null ? pricePart(db, part, asker.now) : priceAt(option, part, asker.now);
  },
  prepare,
  papers: () => [],
  owed,
};
