import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods } from '../../goods-line.ts';
import { blankHandIn, type HandInForm } from '../../hand-in-fields.ts';
import { blankInvoice, type Invoice } from '../../invoice.ts';
import { blankSize, type MeasuredLine } from '../../measures.ts';
import { blankParties, type PartiesForm } from '../../parties.ts';

export interface LclCargoLine extends MeasuredLine {
  /** A piece is longer than two metres in some direction. */
  oversize: boolean;
  stackable: boolean;
  /** Packed in solid wood, which has to bear the mark of its treatment. */
  wooden: boolean;
  palletized: boolean;
}

/** Goods beside those of others in one box. Everything typed stays as text until it is tidied. */
export interface LclForm extends ClosingForm, ContactForm, HandInForm, PartiesForm {
  /** The order this one was begun from; empty where it is new. */
  copiedFrom: string;
  /** The answered enquiry this becomes an order of, and which of its options; both or neither. */
  enquiryNo: string;
  optionId: string;
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  cargo: LclCargoLine[];
  plate: string;
  driver: string;
  driverPhone: string;
  /** The number of the vehicle's permit to carry dangerous goods. */
  transportPermit: string;
  payType: string;
  invoice: Invoice;
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
  copiedFrom: '',
  enquiryNo: '',
  optionId: '',
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
