import { blankParty, type Party } from '../../party.ts';

export interface BargeForm {
  /** Origin and destination, as the barges go. */
  lane: string;
  readyDay: string;
  goods: string;
  packages: string;
  grossWeight: string;
  volume: string;
  shipper: Party;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  remark: string;
  agree: boolean;
}

export const blankBargeForm: BargeForm = {
  lane: '',
  readyDay: '',
  goods: '',
  packages: '',
  grossWeight: '',
  volume: '',
  shipper: blankParty,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  remark: '',
  agree: false,
};
