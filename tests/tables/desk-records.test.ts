import { deskRecordsCases, wrongField } from '#machines/desk-records/desk-records.cases.ts';
import { firstPage, ownPort, theirPort } from '#machines/desk-records/desk-records.sample.ts';
import * as all from '#machines/desk-records/desk-records.select.ts';
import { deskRecordsMachine } from '#machines/desk-records/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const read = resolved('firstPage', firstPage);
const edit = [read, event('row.edit', { id: ownPort.id })];
const save = [...edit, event('draft.save')];
const lost = new Error('没有网络');
const failure = (of: string) => ({ of, message: '没有网络' });

const usual = {
  selectFilters: { kind: 'PORT', keyword: '' },
  selectRows: firstPage.items,
  selectTotal: 3,
  selectRow: null,
  selectDraft: null,
  selectErrors: {},
  selectIsTaken: false,
  selectIsSaved: false,
  selectFailure: null,
  selectIsReading: false,
  selectIsUnread: false,
  selectIsBrowsing: false,
  selectIsWriting: false,
  selectIsSaving: false,
  selectCanReadMore: false,
};
const browsing = ['filters.changed', 'list.more', 'list.renew', 'row.add', 'row.edit'];
const open = { selectIsBrowsing: true, selectCanReadMore: true };
const writing = ['draft.drop', 'draft.save', 'field.typed'];
const editing = { selectRow: ownPort, selectDraft: ownPort.fields };

stateTable(deskRecordsMachine, deskRecordsCases, { all }, usual, [
  {
    title: '[10.3] at first the list is read',
    events: [],
    value: 'reading',
    tags: ['reading'],
    can: [],
    shows: { selectRows: null, selectTotal: 0, selectIsReading: true },
  },
  {
    title: '[10.3] it did not come',
    events: [rejected('firstPage', lost)],
    value: 'unread',
    can: ['list.renew'],
    shows: { selectRows: null, selectTotal: 0, selectIsUnread: true, selectFailure: failure('list') },
  },
  { title: '[10.3] it is there', events: [read], value: 'browsing', can: browsing, shows: open },
  {
    title: '[10.3] another kind is read',
    events: [read, event('filters.changed', { filters: { kind: 'FEE', keyword: '' } })],
    value: 'reading',
    tags: ['reading'],
    can: [],
    shows: { selectFilters: { kind: 'FEE', keyword: '' }, selectIsReading: true },
  },
  {
    title: '[10.3] more of it is read',
    events: [read, event('list.more')],
    value: 'readingMore',
    tags: ['reading'],
    can: [],
    shows: { selectIsReading: true },
  },
  {
    title: '[10.3] a new one is written',
    events: [read, event('row.add')],
    value: 'writing',
    can: writing,
    shows: { selectIsWriting: true, selectDraft: {} },
  },
  {
    title: '[10.3] one is changed',
    events: edit,
    value: 'writing',
    can: writing,
    shows: { ...editing, selectIsWriting: true },
  },
  { title: '[10.3] it is saved', events: save, value: 'saving', can: [], shows: { ...editing, selectIsSaving: true } },
  {
    title: '[10.3] a field was refused',
    events: [...save, rejected('save', wrongField)],
    value: 'writing',
    can: writing,
    shows: { ...editing, selectIsWriting: true, selectErrors: { code: '格式不正确' } },
  },
  {
    title: '[10.3] somebody was first',
    events: [...save, resolved('save', { outcome: 'taken', theirs: theirPort })],
    value: 'writing',
    can: writing,
    shows: { ...editing, selectRow: theirPort, selectIsWriting: true, selectIsTaken: true },
  },
  {
    title: '[10.3] it did not arrive',
    events: [...save, rejected('save', lost)],
    value: 'writing',
    can: writing,
    shows: { ...editing, selectIsWriting: true, selectFailure: failure('save') },
  },
  {
    title: '[10.3] it was saved',
    events: [...save, resolved('save', { outcome: 'saved' }), read],
    value: 'browsing',
    can: browsing,
    shows: { ...open, selectIsSaved: true },
  },
]);
