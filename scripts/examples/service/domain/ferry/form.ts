import { blankParty, type Party } from '../booking/party.ts';

export interface FerryForm {
  /** Origin and destination, as the ferrys go. */
  lane: string;
  readyDay: string;
  cargoName: string;
  pieces: string;
  weight: string;
  volume: string;
  shipper: Party;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  remark: string;
  agree: boolean;
}

export const blankFerryForm: FerryForm = {
  lane: '',
  readyDay: '',
  cargoName: '',
  pieces: '',
  weight: '',
  volume: '',
  shipper: blankParty,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  remark: '',
  agree: false,
};
