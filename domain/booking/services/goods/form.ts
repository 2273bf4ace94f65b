import { blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import type { FileRef } from '../../goods-line.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';

/** Goods bought from an offer. Everything typed stays as text until it is tidied. */
export interface GoodsForm extends ClosingForm, ContactForm, PaidForm {
  /** The order this one was begun from; empty where it is new. */
  copiedFrom: string;
  /** Goods are bought only from an offer: both stay empty. */
  enquiryNo: string;
  optionId: string;
  /** The line of the offer. */
  goodsId: string;
  quantity: string;
  /** Kilograms with the packages, where nobody else has said it. */
  grossWeight: string;
  /** How many packages, where nobody else has said it. */
  packages: string;
  /** SELF: fetched by the buyer; DELIVERY: brought to an address. */
  delivery: string;
  deliveryAddress: string;
  /** yyyy-MM-dd: when the goods are fetched or wanted. */
  deliveryDay: string;
  /** Who buys, as its licence names it. */
  buyerCompany: string;
  /** The licence to deal in dangerous chemicals. */
  licenceNo: string;
  licenceExpires: string;
  licenceFiles: FileRef[];
  /** The permit to buy controlled chemicals. */
  permitFiles: FileRef[];
}

export const blankGoodsForm: GoodsForm = {
  ...blankBegun,
  goodsId: '',
  quantity: '',
  grossWeight: '',
  packages: '',
  delivery: 'SELF',
  deliveryAddress: '',
  deliveryDay: '',
  buyerCompany: '',
  licenceNo: '',
  licenceExpires: '',
  licenceFiles: [],
  permitFiles: [],
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
