import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods } from '../../goods-line.ts';
import { blankHandIn, type HandInForm } from '../../hand-in-fields.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';
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
export interface LclForm extends BegunForm, ClosingForm, ContactForm, PaidForm, HandInForm, PartiesForm {
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
  ...blankBegun,
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
