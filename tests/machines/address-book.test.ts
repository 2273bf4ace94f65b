import { addressBookCases, keptEntry } from '#machines/address-book/address-book.cases.ts';
import * as selectors from '#machines/address-book/address-book.select.ts';
import { addressBookMachine, type KeptEntry } from '#machines/address-book/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const shipper: KeptEntry = {
  id: 'shipper-4',
  kind: 'shipper',
  title: 'SHANGHAI HAIRUN CHEMICAL',
  party: { ...keptEntry.party, companyNameEn: 'SHANGHAI HAIRUN CHEMICAL', contact: 'LI HANG' },
  isDefault: false,
};
const entries = [keptEntry, shipper];
const nothing = { entries: [], edited: null, removed: null, failure: null };
const base = { ...nothing, entries };
const loaded = resolved('load', entries);
const lost = new Error('没有网络');
const typed = (field: string, text: string) => event('addresses.typed', { field, text });
const edit = (id: string) => event('addresses.edit', { id });
const remove = (id: string) => event('addresses.remove', { id });
const save = event('addresses.save');
const add = event('addresses.add');
const mark = event('addresses.marked');
const emptyParty = { companyNameEn: '', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };
const blank: KeptEntry = { id: '', kind: 'consignee', title: '', party: emptyParty, isDefault: false };
const named: KeptEntry = { ...blank, kind: 'notify', party: { ...emptyParty, companyNameEn: 'A' }, isDefault: true };
const confirm = event('addresses.confirm');
const written = (party: Partial<KeptEntry['party']>) => ({ ...shipper, party: { ...shipper.party, ...party } });

const sampleEntries = [keptEntry];
const sampleLoaded = resolved('load', sampleEntries);
const toEdit = [sampleLoaded, event('addresses.edit', { id: 'entry' })];
const toRemove = [sampleLoaded, event('addresses.remove', { id: 'entry' })];
const usual = {
  selectEntries: sampleEntries,
  selectFailure: null,
  selectEdited: null,
  selectRemovedId: null,
  selectKind: null,
  selectIsDefault: false,
  'selectText(contact)': '',
  'selectText(phone)': '',
  'selectError(companyNameEn)': null,
  'selectError(taxNo)': null,
  selectIsLoading: false,
  selectIsLost: false,
  selectIsEditing: false,
  selectIsBusy: false,
  selectCanChoose: false,
  selectCanType: false,
  selectCanSave: false,
};
const edited = {
  selectEdited: keptEntry,
  selectKind: 'consignee',
  'selectText(contact)': 'J. DE VRIES',
  'selectText(phone)': '+31 10 000 0000',
  selectIsEditing: true,
};
const close = 'addresses.close';
const writing = ['addresses.typed', 'addresses.kindChosen', 'addresses.marked'];
const cases = {
  ...addressBookCases,
  selectors,
  asked: { selectText: ['contact', 'phone'], selectError: ['companyNameEn', 'taxNo'] },
  usual,
};

journeys(addressBookMachine, cases, [
  {
    title: 'the list is read when the window opens',
    events: [],
    ends: {
      value: 'loading',
      context: nothing,
      tags: ['busy'],
      can: [close],
      shows: { selectEntries: [], selectIsLoading: true, selectIsBusy: true },
    },
  },
  {
    title: 'a list that cannot be read says why',
    events: [rejected('load', lost)],
    ends: {
      value: 'failed',
      context: { ...nothing, failure: '没有网络' },
      can: [close, 'addresses.retry'],
      shows: { selectEntries: [], selectFailure: '没有网络', selectIsLost: true },
    },
  },
  {
    title: 'and is read again, the reason cleared',
    events: [rejected('load', lost), event('addresses.retry'), loaded],
    ends: { value: 'listing', context: base },
  },
  {
    title: 'the entry that is typed in is saved as it is typed, and the list read again',
    events: [loaded, edit('shipper-4'), typed('contact', 'A. SMIT'), typed('phone', '+31 20'), save, resolved('save')],
    ends: {
      value: 'loading',
      context: { ...base, edited: written({ contact: 'A. SMIT', phone: '+31 20' }) },
      asked: { save: [{ entry: written({ contact: 'A. SMIT', phone: '+31 20' }) }] },
    },
  },
  {
    title: 'then nothing is edited any more',
    events: [loaded, edit('shipper-4'), save, resolved('save'), loaded],
    ends: { value: 'listing', context: base },
  },
  {
    title: 'one that is added starts blank, as a consignee that is no default',
    events: [loaded, add],
    ends: { value: 'editing', context: { ...base, edited: blank } },
  },
  {
    title: 'it is saved with the kind and the mark it was given',
    events: [loaded, add, event('addresses.kindChosen', { kind: 'notify' }), mark, typed('companyNameEn', 'A'), save],
    ends: { value: 'saving', context: { ...base, edited: named }, asked: { save: [{ entry: named }] } },
  },
  {
    title: 'a mark that is clicked twice is off again',
    events: [loaded, edit('shipper-4'), mark, mark],
    ends: { value: 'editing', context: { ...base, edited: shipper } },
  },
  {
    title: 'the reason of something else is not shown for the new one',
    events: [loaded, remove('shipper-4'), confirm, rejected('remove', lost), add],
    ends: { value: 'editing', context: { ...base, edited: blank } },
  },
  {
    title: 'an entry whose name is blank is not saved',
    events: [loaded, edit('shipper-4'), typed('companyNameEn', '  '), save],
    ends: { value: 'editing', context: { ...base, edited: written({ companyNameEn: '  ' }) }, asked: { save: [] } },
  },
  {
    title: 'one of a single letter is',
    events: [loaded, edit('shipper-4'), typed('companyNameEn', ' A'), save],
    ends: { value: 'saving', context: { ...base, edited: written({ companyNameEn: ' A' }) } },
  },
  {
    title: 'what could not be saved stays as typed, with the reason',
    events: [loaded, edit('shipper-4'), typed('email', 'li@example.com'), save, rejected('save', lost)],
    ends: {
      value: 'editing',
      context: { ...base, edited: written({ email: 'li@example.com' }), failure: '没有网络' },
    },
  },
  {
    title: 'who cancels has changed nothing and receives nothing',
    events: [loaded, edit('shipper-4'), typed('contact', 'A. SMIT'), save, rejected('save'), event('addresses.cancel')],
    ends: { value: 'listing', context: base },
  },
  {
    title: 'nothing is removed before it is confirmed',
    events: [loaded, remove('shipper-4')],
    ends: { value: 'asking', context: { ...base, removed: shipper }, asked: { remove: [] } },
  },
  {
    title: 'who keeps it keeps it',
    events: [loaded, remove('shipper-4'), event('addresses.keep')],
    ends: { value: 'listing', context: base, asked: { remove: [] } },
  },
  {
    title: 'confirmed, this one is removed and the list read again',
    events: [loaded, remove('shipper-4'), confirm, resolved('remove'), resolved('load', [keptEntry])],
    ends: {
      value: 'listing',
      context: { ...base, entries: [keptEntry] },
      asked: { remove: [{ id: 'shipper-4' }] },
      can: [close, 'addresses.add', 'addresses.edit', 'addresses.remove'],
      shows: { selectCanChoose: true },
    },
  },
  {
    title: 'one that is not removed stays, with the reason',
    events: [loaded, remove('shipper-4'), confirm, rejected('remove', lost)],
    ends: { value: 'listing', context: { ...base, failure: '没有网络' } },
  },
  ...[
    { next: edit('entry'), value: 'editing', chosen: { edited: keptEntry } },
    { next: remove('entry'), value: 'asking', chosen: { removed: keptEntry } },
  ].map(({ next, value, chosen }) => ({
    title: `the reason is not shown for the next: ${value}`,
    events: [loaded, remove('shipper-4'), confirm, rejected('remove', lost), next],
    ends: { value, context: { ...base, ...chosen } },
  })),
  {
    title: 'an entry that is not in the list cannot be chosen',
    events: [loaded, edit('other'), remove('other')],
    ends: { value: 'listing', context: base },
  },
  {
    title: 'the window can be closed, even while something is saved',
    events: [loaded, edit('entry'), save, event('addresses.close')],
    ends: { value: 'finished', status: 'done', context: { ...base, edited: keptEntry } },
  },
  {
    title: 'listed, the one that is clicked no longer among them',
    events: [resolved('load', [{ ...keptEntry, id: 'shipper-4' }])],
    ends: {
      value: 'listing',
      can: [close, 'addresses.add'],
      shows: { selectEntries: [{ ...keptEntry, id: 'shipper-4' }], selectCanChoose: true },
    },
  },
  {
    title: 'one being edited',
    events: toEdit,
    ends: {
      value: 'editing',
      can: [close, ...writing, 'addresses.save', 'addresses.cancel'],
      shows: { ...edited, selectCanType: true, selectCanSave: true },
    },
  },
  {
    title: 'one being added, before anything is typed',
    events: [sampleLoaded, event('addresses.add')],
    ends: {
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        selectEdited: { id: '', kind: 'consignee', title: '', party: emptyParty, isDefault: false },
        selectKind: 'consignee',
        selectIsEditing: true,
        selectCanType: true,
      },
    },
  },
  {
    title: 'one marked as the default notify party',
    events: [...toEdit, event('addresses.kindChosen', { kind: 'notify' }), event('addresses.marked')],
    ends: {
      value: 'editing',
      can: [close, ...writing, 'addresses.save', 'addresses.cancel'],
      shows: {
        ...edited,
        selectEdited: { ...keptEntry, kind: 'notify', isDefault: true },
        selectKind: 'notify',
        selectIsDefault: true,
        selectCanType: true,
        selectCanSave: true,
      },
    },
  },
  {
    title: 'one without a name',
    events: [...toEdit, event('addresses.typed', { field: 'companyNameEn', text: '' })],
    ends: {
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        ...edited,
        selectEdited: { ...keptEntry, party: { ...keptEntry.party, companyNameEn: '' } },
        'selectError(companyNameEn)': 'REQUIRED',
        selectCanType: true,
      },
    },
  },
  {
    title: 'one with a longer tax number than an order takes',
    events: [...toEdit, event('addresses.typed', { field: 'taxNo', text: '1'.repeat(41) })],
    ends: {
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        ...edited,
        selectEdited: { ...keptEntry, party: { ...keptEntry.party, taxNo: '1'.repeat(41) } },
        'selectError(taxNo)': 'TOO_LONG',
        selectCanType: true,
      },
    },
  },
  {
    title: 'one being saved',
    events: [...toEdit, event('addresses.save')],
    ends: { value: 'saving', tags: ['busy'], can: [close], shows: { ...edited, selectIsBusy: true } },
  },
  {
    title: 'asked whether to remove one',
    events: toRemove,
    ends: { value: 'asking', can: [close, 'addresses.confirm', 'addresses.keep'], shows: { selectRemovedId: 'entry' } },
  },
  {
    title: 'one being removed',
    events: [...toRemove, event('addresses.confirm')],
    ends: { value: 'removing', tags: ['busy'], can: [close], shows: { selectRemovedId: 'entry', selectIsBusy: true } },
  },
  {
    title: 'closed',
    events: [sampleLoaded, event('addresses.close')],
    ends: { value: 'finished', can: [close], status: 'done' },
  },
]);
