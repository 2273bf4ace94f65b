import { tomorrow } from '../../../schedule/tomorrow.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { WonGoods } from './facts.ts';
import { blankGoodsForm, type GoodsForm } from './form.ts';

/** The words of a request that say how its goods come and are paid. */
export interface TermWords {
  self: string;
  acceptance: string;
}

/** The order of what a quote won: goods, amount and terms as they were asked for and quoted. */
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

/** Goods bought again: the day, the papers and the promise are asked for again. */
export const copyOfGoodsOrder = (form: GoodsForm, orderNo: string): GoodsForm => ({
  ...bookedAgain(form, orderNo),
  ...{ deliveryDay: '' },
  ...{ licenceFiles: [], permitFiles: [] },
});
