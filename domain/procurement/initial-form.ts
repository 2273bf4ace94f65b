import { repeatBooking } from '../booking/repeat-booking.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { WonGoods } from './facts.ts';
import { blankGoodsForm, type GoodsForm } from './form.ts';

/** Labels of a request's delivery and payment terms. */
export interface TermWords {
  self: string;
  acceptance: string;
}

/** Order of a winning quote, with the requested and quoted goods, quantity and terms. */
export function formOfWonGoods(
  goodsId: string,
  { line, terms }: WonGoods,
  { words, now }: { words: TermWords; now: number },
): GoodsForm {
  const isSelf = terms.tradeTerm === words.self;
  return {
    ...blankGoodsForm,
    ...{ goodsId, quantity: line.quantity },
    ...(isSelf ? { delivery: 'SELF' } : { delivery: 'DELIVERY', deliveryAddress: terms.place }),
    deliveryDay: terms.day < tomorrow(now) ? '' : terms.day,
    buyerCompany: terms.company,
    ...{ contactName: terms.contactName, contactPhone: terms.contactPhone },
    ...(terms.paymentTerm === words.acceptance ? { payType: 'ACCEPTANCE' } : {}),
  };
}

/** Copy for a repeat purchase, without day, documents and agreements. */
export const copyOfGoodsOrder = (form: GoodsForm, orderNo: string): GoodsForm => ({
  ...repeatBooking(form, orderNo),
  ...{ deliveryDay: '' },
  ...{ licenceFiles: [], permitFiles: [] },
});
