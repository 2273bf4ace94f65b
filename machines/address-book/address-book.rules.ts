import type { Party } from '#domain/booking/party.ts';
import { addressBookPartyForm } from '#domain/booking/party-texts.ts';
import { readFlat } from '#domain/form/flat.ts';
import type { KeptEntry } from './address-book.types.ts';

/** A party nobody has typed yet. */
export const blankEntry: KeptEntry = {
  id: '',
  kind: 'consignee',
  title: '',
  party: { companyNameEn: '', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' },
  isDefault: false,
};

/** What is wrong with a party as it is typed, by field. */
export const errorsIn = (party: Party) => readFlat(addressBookPartyForm, party).errors;
