import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource } from '../booking/form-source.ts';
import type { FileRef } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';

/** Purchase from an offer. Values stay text until `tidy` runs. */
export interface GoodsForm extends ClosingForm, ContactForm, PaidForm {
  /** Order the form was copied from; empty when new. */
  copiedFrom: string;
  /** Always empty: purchases have no enquiries. */
  enquiryNo: string;
  optionId: string;
  goodsId: string;
  quantity: string;
  /** Gross kilograms, entered when unknown. */
  grossWeight: string;
  /** Number of packages, entered when unknown. */
  packages: string;
  /** SELF: the buyer collects; DELIVERY: delivered to an address. */
  delivery: string;
  deliveryAddress: string;
  /** yyyy-MM-dd, day of pick-up or delivery. */
  deliveryDay: string;
  /** Buyer as named on its licence. */
  buyerCompany: string;
  licenceNo: string;
  licenceExpires: string;
  licenceFiles: FileRef[];
  permitFiles: FileRef[];
}

export const blankGoodsForm: GoodsForm = {
  ...blankSource,
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
