import { addressBookCases, keptEntry } from '#machines/address-book/address-book.cases.ts';
import { addressBookMachine } from '#machines/address-book/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = { entries: [keptEntry], edited: null, removed: null, failure: null };
const loaded = resolved('load', [keptEntry]);
const typed = (field: string, text: string) => event('addresses.typed', { field, text });
const edit = event('addresses.edit', { id: 'entry' });

journeys(addressBookMachine, addressBookCases, [
  {
    title: 'a saved entry is read again',
    events: [loaded, edit, typed('contact', 'A. SMIT'), event('addresses.save'), resolved('save')],
    ends: {
      value: 'loading',
      context: { ...base, edited: { ...keptEntry, party: { ...keptEntry.party, contact: 'A. SMIT' } } },
    },
  },
  {
    title: 'an entry without a name is not saved',
    events: [loaded, edit, typed('companyNameEn', '  '), event('addresses.save')],
    ends: {
      value: 'editing',
      context: { ...base, edited: { ...keptEntry, party: { ...keptEntry.party, companyNameEn: '  ' } } },
    },
  },
  {
    title: 'what could not be saved stays as typed, with the reason',
    events: [loaded, edit, event('addresses.save'), rejected('save', new Error('没有网络'))],
    ends: { value: 'editing', context: { ...base, edited: keptEntry, failure: '没有网络' } },
  },
  {
    title: 'nothing is removed before it is confirmed',
    events: [loaded, event('addresses.remove', { id: 'entry' }), event('addresses.keep')],
    ends: { value: 'listing', context: base },
  },
  {
    title: 'confirmed, it is removed and the list read again',
    events: [
      loaded,
      event('addresses.remove', { id: 'entry' }),
      event('addresses.confirm'),
      resolved('remove'),
      resolved('load', []),
    ],
    ends: { value: 'listing', context: { ...base, entries: [] } },
  },
  {
    title: 'an entry that is not in the list cannot be chosen',
    events: [loaded, event('addresses.edit', { id: 'other' })],
    ends: { value: 'listing', context: base },
  },
]);
