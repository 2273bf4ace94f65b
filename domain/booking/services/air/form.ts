import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods, type FileRef } from '../../goods-line.ts';
import { blankHandIn, type HandInForm } from '../../hand-in-fields.ts';
import type { Insurance } from '../../insurance-fields.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';
import { blankSize, type MeasuredLine } from '../../measures.ts';
import { blankParties, type PartiesForm } from '../../parties.ts';

export interface AirCargoLine extends MeasuredLine {
  stackable: boolean;
  /** Three digits, Y before them for limited quantities. */
  packingInstruction: string;
  /** Net, of one package, in the unit of its limit: litres or kilograms. */
  perPackage: string;
  /** General cargo with lithium batteries in it, which is none. */
  lithium: boolean;
  /** Of one battery of lithium ions. */
  wattHours: string;
  /** Lithium in one battery of lithium metal. */
  lithiumGrams: string;
  /** Kilograms of dry ice in all packages. */
  dryIce: string;
  /** The report on the conditions of carriage, which an airline asks for every year. */
  reportNo: string;
  reportIssuer: string;
  reportYear: string;
}

/** Goods on a flight. Everything typed stays as text until it is tidied. */
export interface AirForm extends BegunForm, ClosingForm, ContactForm, PaidForm, HandInForm, PartiesForm {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** yyyy-MM-dd at the airport of departure. */
  flightDay: string;
  /** ONLY this flight, another of the AIRLINE, or ANY: what to do where it is full. */
  preference: string;
  cargo: AirCargoLine[];
  /** Per cent of the volume weight above the gross one that the carrier is asked to bear. */
  share: string;
  /** SELF or ENTRUST: who writes the shipper's declaration of dangerous goods. */
  declaration: string;
  declarationFiles: FileRef[];
  /** AIRLINE or AGENT: whose warehouse at the airport takes the goods in. */
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
  ...blankBegun,
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
