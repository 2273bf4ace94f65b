import { agreeSection } from '../booking/closing-fields.ts';
import { orderSections } from '../booking/order-sections.ts';
import { goodsWeight, kilograms, packageCount } from '../booking/weight-fields.ts';
import { type Field, type FormDescription, type RuleInput, section } from '../form/field.ts';
import * as rules from '../form/rules.ts';
import { goodsKnown } from './checks.ts';
import type { GoodsContext } from './context.ts';
import type { GoodsForm } from './form.ts';
import { GOODS_QUANTITY_LIMITS } from './quantity.ts';
import * as goods from './rules.ts';

type FormField = Field<GoodsForm, GoodsForm, GoodsContext>;
type Spot = RuleInput<GoodsForm, GoodsForm, GoodsContext>;

const PAPERS_MOST = 3;

const isLicensed = ({ context }: Spot): boolean => context.goods?.needsLicence === true;
const isPermitted = ({ context }: Spot): boolean => context.goods?.needsPermit === true;

const papers = (shown: (spot: Spot) => boolean): FormField => ({
  kind: 'files',
  required: true,
  shown,
  rules: [rules.filesAtMost(PAPERS_MOST)],
});

const purchase = section<GoodsForm, GoodsForm, GoodsContext>({
  at: '',
  step: 'purchase',
  fields: {
    quantity: {
      kind: 'quantity',
      required: true,
      decimals: 3,
      most: 12,
      rules: [rules.quantity(GOODS_QUANTITY_LIMITS), goods.quantityOffered],
    },
    grossWeight: {
      ...goodsWeight,
      required: true,
      shown: ({ context }) => (context.goods?.unweighed ?? null) !== null,
      rules: [kilograms, goods.grossHoldsGoods],
    },
    packages: { ...packageCount, shown: ({ context }) => context.goods?.unweighed?.isUncounted === true },
    delivery: {
      kind: 'choice',
      required: true,
      choices: () => ['SELF', 'DELIVERY'],
      resets: ({ delivery }) => (delivery === 'SELF' ? { deliveryAddress: '' } : {}),
    },
    deliveryAddress: {
      kind: 'text',
      required: true,
      most: 100,
      shown: ({ scope }) => scope.delivery === 'DELIVERY',
    },
    deliveryDay: { kind: 'day', required: true, rules: [goods.deliveryInTime] },
  },
});

const buyer = section<GoodsForm, GoodsForm, GoodsContext>({
  at: '',
  step: 'buyer',
  isPrivate: true,
  fields: {
    buyerCompany: { kind: 'text', required: true, most: 100, rules: [rules.atLeast(2)] },
    licenceNo: { kind: 'text', required: true, most: 60, shown: isLicensed },
    licenceExpires: { kind: 'day', required: true, shown: isLicensed, rules: [goods.licenceHolds] },
    licenceFiles: papers(isLicensed),
    permitFiles: papers(isPermitted),
  },
});

/** Purchase order form, used by the page, the draft, the summary and the server. */
export const goodsDescription: FormDescription<GoodsForm, GoodsContext> = {
  sections: [purchase, buyer, ...orderSections('buyer'), agreeSection()],
  checks: [goodsKnown],
};
