import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankParty, type Party } from '../booking/party.ts';

/** Containers of one type on a river barge. Values stay text until `tidy` runs. */
export interface BargeForm extends FormSource, ClosingForm {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  ctnType: string;
  boxCount: string;
  /** Day on which the loaded containers reach the terminal. */
  readyDay: string;
  cargoName: string;
  pieces: string;
  /** Gross weight of all goods in kg. */
  weight: string;
  shipper: Party;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
}

export const blankBargeForm: BargeForm = {
  ...blankSource,
  priceId: '',
  orgPortCode: '',
  dstPortCode: '',
  ctnType: '20GP',
  boxCount: '1',
  readyDay: '',
  cargoName: '',
  pieces: '',
  weight: '',
  shipper: blankParty,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  ...blankClosing,
};
