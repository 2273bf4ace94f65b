import { blankGoodsForm, type GoodsForm } from '#domain/procurement/form.ts';
import { type GoodsPart, goodsPart } from '#domain/procurement/quote.ts';

const licence = { fileId: 'licence', name: 'licence.pdf', size: 1_000, language: '' as const, day: '' };

/** Twenty tons of a dangerous, controlled chemical, complete. */
export const acetoneForm: GoodsForm = {
  ...blankGoodsForm,
  goodsId: '1-post-of-the-tests',
  quantity: '20',
  deliveryDay: '2026-10-20',
  buyerCompany: '上海示例化工有限公司',
  licenceNo: '沪(浦)应急管危经许[2024]200001',
  licenceExpires: '2028-12-31',
  licenceFiles: [licence],
  permitFiles: [licence],
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
};

export function partOfGoods(form: GoodsForm): GoodsPart {
  const part = goodsPart(form);
  if (part === null) throw new Error('the form says too little for a price');
  return part;
}
