import type { GoodsForm } from './form.ts';

/** Goods bought again: the day, the papers and the promise are asked for again. */
export const copyOfGoodsOrder = (form: GoodsForm, orderNo: string): GoodsForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ enquiryNo: '', optionId: '', deliveryDay: '' },
  ...{ licenceFiles: [], permitFiles: [], documents: [] },
  agree: false,
  truth: false,
});
