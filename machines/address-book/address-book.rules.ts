import type { Party } from '#domain/booking/party.ts';
import { addressBookPartyForm } from '#domain/booking/party-texts.ts';
import { readFlat } from '#domain/form/flat.ts';
import type { KeptEntry } from './address-book.types.ts';

export const blankEntry: KeptEntry = {
  id: '',
  kind: 'consignee',
  title: '',
  party: { companyNameEn: '', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' },
  isDefault: false,
};

/** Validates a party; returns its errors by field. */
export const errorsIn = (party: Party) => readFlat(addressBookPartyForm, party).errors;
