import { bookedAgain } from '../../booked-again.ts';
import type { GoodsForm } from './form.ts';

/** Goods bought again: the day, the papers and the promise are asked for again. */
export const copyOfGoodsOrder = (form: GoodsForm, orderNo: string): GoodsForm => ({
  ...bookedAgain(form, orderNo),
  ...{ deliveryDay: '' },
  ...{ licenceFiles: [], permitFiles: [] },
});
