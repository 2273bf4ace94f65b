import { addressBookCases, keptEntry } from '#machines/address-book/address-book.cases.ts';
import * as all from '#machines/address-book/address-book.select.ts';
import { addressBookMachine } from '#machines/address-book/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const entries = [keptEntry];
const loaded = resolved('load', entries);
const lost = new Error('没有网络');
const edit = [loaded, event('addresses.edit', { id: 'entry' })];
const remove = [loaded, event('addresses.remove', { id: 'entry' })];
const usual = {
  selectEntries: entries,
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
const nobody = { companyNameEn: '', addressEn: '', countryCode: '', taxNo: '', contact: '', phone: '', email: '' };
const close = 'addresses.close';
const writing = ['addresses.typed', 'addresses.kindChosen', 'addresses.marked'];

stateTable(
  addressBookMachine,
  addressBookCases,
  { all, asked: { selectText: ['contact', 'phone'], selectError: ['companyNameEn', 'taxNo'] } },
  usual,
  [
    {
      title: 'being read',
      events: [],
      value: 'loading',
      tags: ['busy'],
      can: [close],
      shows: { selectEntries: [], selectIsLoading: true, selectIsBusy: true },
    },
    {
      title: 'not to be read',
      events: [rejected('load', lost)],
      value: 'failed',
      can: [close, 'addresses.retry'],
      shows: { selectEntries: [], selectFailure: '没有网络', selectIsLost: true },
    },
    {
      title: 'listed',
      events: [loaded],
      value: 'listing',
      can: [close, 'addresses.add', 'addresses.edit', 'addresses.remove'],
      shows: { selectCanChoose: true },
    },
    {
      title: 'listed, the one that is clicked no longer among them',
      events: [resolved('load', [{ ...keptEntry, id: 'shipper-4' }])],
      value: 'listing',
      can: [close, 'addresses.add'],
      shows: { selectEntries: [{ ...keptEntry, id: 'shipper-4' }], selectCanChoose: true },
    },
    {
      title: 'one being edited',
      events: edit,
      value: 'editing',
      can: [close, ...writing, 'addresses.save', 'addresses.cancel'],
      shows: { ...edited, selectCanType: true, selectCanSave: true },
    },
    {
      title: 'one being added, before anything is typed',
      events: [loaded, event('addresses.add')],
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        selectEdited: { id: '', kind: 'consignee', title: '', party: nobody, isDefault: false },
        selectKind: 'consignee',
        selectIsEditing: true,
        selectCanType: true,
      },
    },
    {
      title: 'one marked as the default notify party',
      events: [...edit, event('addresses.kindChosen', { kind: 'notify' }), event('addresses.marked')],
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
    {
      title: 'one without a name',
      events: [...edit, event('addresses.typed', { field: 'companyNameEn', text: '' })],
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        ...edited,
        selectEdited: { ...keptEntry, party: { ...keptEntry.party, companyNameEn: '' } },
        'selectError(companyNameEn)': 'REQUIRED',
        selectCanType: true,
      },
    },
    {
      title: 'one with a longer tax number than an order takes',
      events: [...edit, event('addresses.typed', { field: 'taxNo', text: '1'.repeat(41) })],
      value: 'editing',
      can: [close, ...writing, 'addresses.cancel'],
      shows: {
        ...edited,
        selectEdited: { ...keptEntry, party: { ...keptEntry.party, taxNo: '1'.repeat(41) } },
        'selectError(taxNo)': 'TOO_LONG',
        selectCanType: true,
      },
    },
    {
      title: 'one being saved',
      events: [...edit, event('addresses.save')],
      value: 'saving',
      tags: ['busy'],
      can: [close],
      shows: { ...edited, selectIsBusy: true },
    },
    {
      title: 'asked whether to remove one',
      events: remove,
      value: 'asking',
      can: [close, 'addresses.confirm', 'addresses.keep'],
      shows: { selectRemovedId: 'entry' },
    },
    {
      title: 'one being removed',
      events: [...remove, event('addresses.confirm')],
      value: 'removing',
      tags: ['busy'],
      can: [close],
      shows: { selectRemovedId: 'entry', selectIsBusy: true },
    },
    { title: 'closed', events: [loaded, event('addresses.close')], value: 'finished', can: [close] },
  ],
);
