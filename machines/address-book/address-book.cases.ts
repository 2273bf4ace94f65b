import type { MachineCases } from '../kit/cases.ts';
import type { KeptEntry } from './address-book.types.ts';
import { addressBookWords } from './address-book.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const keptEntry: KeptEntry = {
  id: 'entry',
  kind: 'consignee',
  title: 'ROTTERDAM SOLVENTS B.V.',
  party: {
    companyNameEn: 'ROTTERDAM SOLVENTS B.V.',
    addressEn: 'EUROPAWEG 1, ROTTERDAM',
    countryCode: 'NL',
    taxNo: '',
    contact: 'J. DE VRIES',
    phone: '+31 10 000 0000',
    email: 'import@example.com',
  },
  isDefault: false,
};

export const addressBookCases: MachineCases = {
  words: addressBookWords,
  events: {
    'addresses.add': [{ type: 'addresses.add' }],
    'addresses.edit': [{ type: 'addresses.edit', id: 'entry' }],
    'addresses.kindChosen': [{ type: 'addresses.kindChosen', kind: 'notify' }],
    'addresses.marked': [{ type: 'addresses.marked' }],
    'addresses.typed': [{ type: 'addresses.typed', field: 'contact', text: 'A. SMIT' }],
    'addresses.save': [{ type: 'addresses.save' }],
    'addresses.cancel': [{ type: 'addresses.cancel' }],
    'addresses.remove': [{ type: 'addresses.remove', id: 'entry' }],
    'addresses.confirm': [{ type: 'addresses.confirm' }],
    'addresses.keep': [{ type: 'addresses.keep' }],
    'addresses.retry': [{ type: 'addresses.retry' }],
    'addresses.close': [{ type: 'addresses.close' }],
    'xstate.done.actor.load': [done('load', [keptEntry]), done('load', [])],
    'xstate.error.actor.load': [lost('load')],
    'xstate.done.actor.save': [done('save')],
    'xstate.error.actor.save': [lost('save')],
    'xstate.done.actor.remove': [done('remove')],
    'xstate.error.actor.remove': [lost('remove')],
  },
  delays: {},
};
