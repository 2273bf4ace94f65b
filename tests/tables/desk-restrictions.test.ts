import { deskRestrictionsCases, wrongField } from '#machines/desk-restrictions/desk-restrictions.cases.ts';
import {
  firstPage,
  lastPage,
  portRow,
  referenceRow,
  theirRow,
  twoOrders,
} from '#machines/desk-restrictions/desk-restrictions.sample.ts';
import * as all from '#machines/desk-restrictions/desk-restrictions.select.ts';
import { deskRestrictionsMachine } from '#machines/desk-restrictions/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const read = resolved('firstPage', firstPage);
const edit = [read, event('row.edit', { id: portRow.id })];
const submit = event('draft.submit');
const considered = [...edit, submit, resolved('consider', { outcome: 'considered', considered: twoOrders })];
const asking = [read, event('row.end', { id: referenceRow.id })];
const lost = new Error('没有网络');
const draft = {
  ...{ partyKind: 'port', partyCode: 'NLRTM', dgClass: '5.1', unNo: '1942', packingGroup: 'III', limitKg: '20000' },
  ...{ source: '港口通告 42', validFrom: '2026-10-01T08:30', validTo: '2026-12-31T18:00' },
};

const usual = {
  selectFilters: { state: 'OPEN', keyword: '' },
  selectRows: firstPage.items,
  selectTotal: 3,
  selectRow: null,
  selectDraft: null,
  selectErrors: {},
  selectConsidered: null,
  selectTheirs: null,
  selectDone: null,
  selectFailure: null,
  selectIsReading: false,
  selectIsUnread: false,
  selectIsOpen: false,
  selectIsWriting: false,
  selectIsConsidering: false,
  selectIsSaving: false,
  selectIsAsking: false,
  selectIsEnding: false,
  selectCanAdd: false,
  selectCanSave: false,
  selectCanDrop: false,
  selectCanChoose: false,
  selectCanReadMore: false,
};
const unlisted = { selectRows: null, selectTotal: 0 };
const opened = { selectIsOpen: true, selectCanReadMore: true };
const editing = { selectRow: portRow, selectDraft: draft };
const anyway = ['filters.changed', 'list.more', 'list.renew'];
const failure = (of: string) => ({ of, message: '没有网络' });

stateTable(deskRestrictionsMachine, deskRestrictionsCases, { all }, usual, [
  {
    title: '[10.7] at first the list is read',
    events: [],
    value: 'reading',
    tags: ['reading'],
    can: [],
    shows: { ...unlisted, selectIsReading: true },
  },
  {
    title: '[10.7] it was not read',
    events: [rejected('firstPage', lost)],
    value: 'unread',
    can: ['list.renew'],
    shows: { ...unlisted, selectIsUnread: true, selectFailure: failure('list') },
  },
  {
    title: '[10.7] it is there',
    events: [read],
    value: { open: 'browsing' },
    can: [...anyway, 'row.add', 'row.edit', 'row.end'],
    shows: { ...opened, selectCanAdd: true },
  },
  {
    title: '[10.7] the ended ones are there, to the last',
    events: [
      read,
      event('filters.changed', { filters: { state: 'ENDED', keyword: 'COSU' } }),
      resolved('firstPage', lastPage),
    ],
    value: { open: 'browsing' },
    can: ['filters.changed', 'list.renew', 'row.add', 'row.edit'],
    shows: {
      selectFilters: { state: 'ENDED', keyword: 'COSU' },
      selectRows: lastPage.items,
      selectIsOpen: true,
      selectCanAdd: true,
    },
  },
  {
    title: '[10.7] the next page is read',
    events: [read, event('list.more')],
    value: 'readingMore',
    tags: ['reading'],
    can: [],
    shows: { selectIsReading: true },
  },
  {
    title: '[10.7] one is written, and a field is wrong',
    events: [...edit, submit, rejected('consider', wrongField)],
    value: { open: 'writing' },
    can: [...anyway, 'draft.drop', 'draft.submit', 'field.typed'],
    shows: {
      ...opened,
      ...editing,
      selectErrors: { partyCode: { told: '没有这个代码，请核对' } },
      selectIsWriting: true,
      selectCanDrop: true,
    },
  },
  {
    title: '[10.7] what it would refuse is asked',
    events: [...edit, submit],
    value: 'considering',
    can: [],
    shows: { ...editing, selectIsConsidering: true },
  },
  {
    title: '[10.7] what it would refuse is there',
    events: considered,
    value: { open: 'considered' },
    can: [...anyway, 'draft.change', 'draft.drop', 'draft.save'],
    shows: { ...opened, ...editing, selectConsidered: twoOrders, selectCanSave: true, selectCanDrop: true },
  },
  {
    title: '[10.7] it is saved',
    events: [...considered, event('draft.save')],
    value: 'saving',
    can: [],
    shows: { ...editing, selectConsidered: twoOrders, selectIsSaving: true },
  },
  {
    title: '[10.7] somebody else was first',
    events: [...edit, submit, resolved('consider', { outcome: 'taken', theirs: theirRow })],
    value: { open: 'conflict' },
    can: [...anyway, 'draft.drop', 'mine.keep', 'theirs.take'],
    shows: { ...opened, ...editing, selectTheirs: theirRow, selectCanChoose: true, selectCanDrop: true },
  },
  {
    title: '[10.7] asked whether to end one',
    events: asking,
    value: 'asking',
    can: ['end.confirm', 'end.keep'],
    shows: { selectRow: referenceRow, selectIsAsking: true },
  },
  {
    title: '[10.7] it ends',
    events: [...asking, event('end.confirm')],
    value: 'ending',
    can: [],
    shows: { selectRow: referenceRow, selectIsEnding: true },
  },
  {
    title: '[10.7] it has ended, and the list is read again',
    events: [...asking, event('end.confirm'), resolved('end', null)],
    value: 'reading',
    tags: ['reading'],
    can: [],
    shows: { selectDone: 'ended', selectIsReading: true },
  },
]);
