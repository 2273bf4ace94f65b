import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods } from '../booking/goods-line.ts';
import { blankHandIn, type HandInForm } from '../booking/hand-in-fields.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankSize, type MeasuredLine } from '../booking/measures.ts';
import { blankParties, type PartiesForm } from '../booking/parties.ts';

export interface LclCargoLine extends MeasuredLine {
  /** A dimension of a piece exceeds two metres. */
  oversize: boolean;
  stackable: boolean;
  /** Packed in solid wood, which requires the ISPM 15 treatment mark. */
  wooden: boolean;
  palletized: boolean;
}

/** Consolidated goods in a shared container. Values stay text until `tidy` runs. */
export interface LclForm extends FormSource, ClosingForm, ContactForm, PaidForm, HandInForm, PartiesForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  cargo: LclCargoLine[];
  plate: string;
  driver: string;
  driverPhone: string;
  transportPermit: string;
}

export const blankLclCargo: LclCargoLine = {
  ...blankGoods,
  ...blankSize,
  oversize: false,
  stackable: true,
  wooden: false,
  palletized: false,
};

export const blankLclForm: LclForm = {
  ...blankSource,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  cargo: [blankLclCargo],
  ...blankHandIn,
  plate: '',
  driver: '',
  driverPhone: '',
  transportPermit: '',
  payType: 'BANK',
  ...blankContact,
  parties: 'LATER',
  ...blankParties,
  invoice: blankInvoice,
  ...blankClosing,
};
