import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type FileRef } from '../booking/goods-line.ts';
import { blankHandIn, type HandInForm } from '../booking/hand-in-fields.ts';
import type { Insurance } from '../booking/insurance-fields.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankSize, type MeasuredLine } from '../booking/measures.ts';
import { blankParties, type PartiesForm } from '../booking/parties.ts';

export interface AirCargoLine extends MeasuredLine {
  stackable: boolean;
  /** Three digits, prefixed with Y for limited quantities. */
  packingInstruction: string;
  /** Net quantity of one package, in litres or kilograms like its limit. */
  perPackage: string;
  /** General cargo that contains lithium batteries. */
  lithium: boolean;
  wattHours: string;
  lithiumGrams: string;
  /** Kilograms of dry ice in all packages. */
  dryIce: string;
  /** Report on transport conditions, which airlines require every year. */
  reportNo: string;
  reportIssuer: string;
  reportYear: string;
}

/** Air order. Values stay text until `tidy` runs. */
export interface AirForm extends FormSource, ClosingForm, ContactForm, PaidForm, HandInForm, PartiesForm {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** yyyy-MM-dd at the airport of departure. */
  flightDay: string;
  /** When the flight is full: ONLY this flight, another of the AIRLINE, or ANY. */
  preference: string;
  cargo: AirCargoLine[];
  /** Requested share of the volume weight's excess that the carrier bears, in per cent. */
  share: string;
  /** SELF or ENTRUST: who writes the shipper's declaration. */
  declaration: string;
  declarationFiles: FileRef[];
  /** AIRLINE or AGENT: whose airport warehouse receives the goods. */
  warehouse: string;
  insurance: Insurance;
}

export const blankAirCargo: AirCargoLine = {
  ...blankGoods,
  ...blankSize,
  stackable: true,
  packingInstruction: '',
  perPackage: '',
  lithium: false,
  wattHours: '',
  lithiumGrams: '',
  dryIce: '',
  reportNo: '',
  reportIssuer: '',
  reportYear: '',
};

export const blankAirForm: AirForm = {
  ...blankSource,
  priceId: '',
  orgPortCode: '',
  dstPortCode: '',
  flightDay: '',
  preference: 'ONLY',
  cargo: [blankAirCargo],
  share: '0',
  declaration: 'SELF',
  declarationFiles: [],
  warehouse: 'AIRLINE',
  ...blankHandIn,
  insurance: { wanted: false, cargoValue: '', currency: '1' },
  payType: 'BANK',
  ...blankContact,
  parties: 'LATER',
  ...blankParties,
  invoice: blankInvoice,
  ...blankClosing,
};
