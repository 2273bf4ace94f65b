import { CallFailure } from '#domain/failure.ts';
import { operatorRecordsMachine } from '#machines/operator-records/index.ts';
import { operatorRecordsCases, wrongField } from '#machines/operator-records/operator-records.cases.ts';
import { firstPage, lastPage, ownPort, theirPort } from '#machines/operator-records/operator-records.sample.ts';
import * as selectors from '#machines/operator-records/operator-records.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const ports = { kind: 'PORT', keyword: '' };
const nothing = { of: null, draft: null, errors: {}, isTaken: false, isSaved: false, failure: null };
const empty = { ...nothing, filters: ports, list: null };
const listed = { ...empty, list: firstPage };
const offline = new Error('没有网络');
const failureOf = (of: string) => ({ of, message: '没有网络' });

const read = resolved('firstPage', firstPage);
const typed = (field: string, value: string) => event('field.typed', { field, value });
const edit = event('row.edit', { id: ownPort.id });
const save = event('draft.save');
const renamed = { ...ownPort.fields, nameCn: '太仓港' };
const writing = [read, edit, typed('nameCn', '太仓港')];
const sent = { kind: 'PORT', of: { id: 'CNTCX', version: 2 }, fields: renamed };
const taken = resolved('save', { outcome: 'taken', theirs: theirPort });
const refusedWhole = new CallFailure({ kind: 'refused', code: '10009001', message: '系统维护中', status: 200 });
const missed = [event('list.more'), rejected('nextPage', offline)];
const carriers = { kind: 'CARRIER', keyword: 'COSU' };

const toEdit = [read, event('row.edit', { id: ownPort.id })];
const toSave = [...toEdit, event('draft.save')];
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
const writingEvents = ['draft.drop', 'draft.save', 'field.typed'];
const editing = { selectRow: ownPort, selectDraft: ownPort.fields };
const cases = { ...operatorRecordsCases, behind: { firstPage: 'readPage', nextPage: 'readPage' }, selectors, usual };

journeys(operatorRecordsMachine, cases, [
  {
    title: '[10.3] the codes of the first kind are read at once',
    events: [read],
    ends: {
      value: 'browsing',
      context: listed,
      asked: { firstPage: [{ ...ports, after: null }] },
      can: browsing,
      shows: open,
    },
  },
  {
    title: '[10.3] a list that was not read says why and is read again',
    events: [rejected('firstPage', offline), event('list.renew'), read],
    ends: {
      value: 'browsing',
      context: listed,
      asked: {
        firstPage: [
          { ...ports, after: null },
          { ...ports, after: null },
        ],
      },
    },
  },
  {
    title: '[10.3] until then it says why',
    events: [rejected('firstPage', offline)],
    ends: {
      value: 'unread',
      context: { ...empty, failure: failureOf('list') },
      can: ['list.renew'],
      shows: { selectRows: null, selectTotal: 0, selectIsUnread: true, selectFailure: failure('list') },
    },
  },
  {
    title: '[10.3] another kind is read from its beginning',
    events: [read, event('filters.changed', { filters: carriers })],
    ends: {
      value: 'reading',
      context: { ...listed, filters: carriers },
      asked: {
        firstPage: [
          { ...ports, after: null },
          { ...carriers, after: null },
        ],
      },
    },
  },
  {
    title: '[10.3] of two kinds the last one is read',
    events: [
      read,
      event('filters.changed', { filters: { ...ports, keyword: 'TC' } }),
      read,
      event('filters.changed', { filters: carriers }),
    ],
    ends: { value: 'reading', context: { ...listed, filters: carriers } },
  },
  {
    title: '[10.3] the next page is added to what is there, each code once',
    events: [read, event('list.more'), resolved('nextPage', lastPage)],
    ends: {
      value: 'browsing',
      context: { ...listed, list: { ...lastPage, items: [...firstPage.items, lastPage.items[1]] } },
      asked: { nextPage: [{ ...ports, after: 'CNTCX' }] },
    },
  },
  {
    title: '[10.3] a page that did not come is reported, and what is there stays',
    events: [read, ...missed],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('list') } },
  },
  {
    title: '[10.3] asked for again it comes, and the reason goes',
    events: [read, ...missed, event('list.more'), resolved('nextPage', lastPage)],
    ends: {
      value: 'browsing',
      context: { ...listed, list: { ...lastPage, items: [...firstPage.items, lastPage.items[1]] } },
    },
  },
  {
    title: '[10.3] or does not, for which the later reason is shown',
    events: [read, event('list.more'), rejected('nextPage', new Error('服务器忙')), ...missed],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('list') } },
  },
  {
    title: '[10.3] the list is read again on a press',
    events: [read, ...missed, event('list.renew')],
    ends: { value: 'reading', context: listed },
  },
  {
    title: '[10.3] a second reading takes the reason away like the first',
    events: [read, ...missed, event('list.renew'), read, ...missed, event('list.renew')],
    ends: { value: 'reading', context: listed },
  },
  {
    title: '[10.3] the end of the list has no more',
    events: [resolved('firstPage', { ...lastPage }), event('list.more')],
    ends: { value: 'browsing', context: { ...listed, list: lastPage } },
  },
  {
    title: '[10.3] what failed is shown until something is written',
    events: [read, ...missed, event('row.add')],
    ends: {
      value: 'writing',
      context: { ...listed, draft: {} },
      can: writingEvents,
      shows: { selectIsWriting: true, selectDraft: {} },
    },
  },
  {
    title: '[10.3] a new one is sent as it was typed',
    events: [read, event('row.add'), typed('code', 'CNTCX'), save, resolved('save', { outcome: 'saved' }), read],
    ends: {
      value: 'browsing',
      context: { ...listed, isSaved: true },
      asked: { save: [{ kind: 'PORT', of: null, fields: { code: 'CNTCX' } }] },
      can: browsing,
      shows: { ...open, selectIsSaved: true },
    },
  },
  {
    title: '[10.3] a change starts with what is there',
    events: [read, ...missed, edit],
    ends: {
      value: 'writing',
      context: { ...listed, of: ownPort, draft: ownPort.fields },
      can: writingEvents,
      shows: { ...editing, selectIsWriting: true },
    },
  },
  {
    title: '[10.3] what is not in the list is not changed',
    events: [read, event('row.edit', { id: 'CNNGB' })],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.3] a change is sent with the version it was made of',
    events: [...writing, save],
    ends: { value: 'saving', context: { ...listed, of: ownPort, draft: renamed }, asked: { save: [sent] } },
  },
  {
    title: '[10.3] it is sent once',
    events: [...writing, save, save],
    ends: { value: 'saving', context: { ...listed, of: ownPort, draft: renamed }, asked: { save: [sent] } },
  },
  {
    title: '[10.3] what is given up leaves nothing',
    events: [...writing, event('draft.drop')],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.3] a field that is refused says so until it is typed in',
    events: [...writing, save, rejected('save', wrongField)],
    ends: { value: 'writing', context: { ...listed, of: ownPort, draft: renamed, errors: { code: '格式不正确' } } },
  },
  {
    title: '[10.3] typing in it mends it',
    events: [...writing, save, rejected('save', wrongField), typed('code', 'CNTCX')],
    ends: { value: 'writing', context: { ...listed, of: ownPort, draft: { ...renamed, code: 'CNTCX' } } },
  },
  {
    title: '[10.3] typing in another leaves it wrong',
    events: [...writing, save, rejected('save', wrongField), typed('nameCn', '太仓港')],
    ends: { value: 'writing', context: { ...listed, of: ownPort, draft: renamed, errors: { code: '格式不正确' } } },
  },
  {
    title: '[10.3] a field that is refused again says so again',
    events: [
      ...[...writing, save, rejected('save', wrongField), typed('code', 'CNTCX')],
      ...[save, rejected('save', wrongField)],
    ],
    ends: {
      value: 'writing',
      context: { ...listed, of: ownPort, draft: { ...renamed, code: 'CNTCX' }, errors: { code: '格式不正确' } },
    },
  },
  {
    title: '[10.3] what did not arrive is still there, with the reason',
    events: [...writing, save, rejected('save', offline)],
    ends: { value: 'writing', context: { ...listed, of: ownPort, draft: renamed, failure: failureOf('save') } },
  },
  {
    title: '[10.3] nor what was refused as a whole',
    events: [...writing, save, rejected('save', refusedWhole)],
    ends: {
      value: 'writing',
      context: { ...listed, of: ownPort, draft: renamed, failure: { of: 'save', message: refusedWhole.message } },
    },
  },
  {
    title: '[10.3] typing on takes the reason away',
    events: [...writing, save, rejected('save', offline), typed('nameCn', '太仓')],
    ends: { value: 'writing', context: { ...listed, of: ownPort, draft: { ...renamed, nameCn: '太仓' } } },
  },
  {
    title: '[10.3] giving up takes the reason away',
    events: [...writing, save, rejected('save', offline), event('draft.drop')],
    ends: { value: 'browsing', context: listed },
  },
  {
    title: '[10.3] a page that did not come is reported the second time too',
    events: [read, ...missed, event('list.renew'), read, ...missed],
    ends: { value: 'browsing', context: { ...listed, failure: failureOf('list') } },
  },
  {
    title: '[10.3] trying again takes the reason away',
    events: [...writing, save, rejected('save', offline), save],
    ends: { value: 'saving', context: { ...listed, of: ownPort, draft: renamed }, asked: { save: [sent, sent] } },
  },
  {
    title: '[10.3] of two who save the second keeps what is written and sees what the first made of it',
    events: [...writing, save, taken],
    ends: { value: 'writing', context: { ...listed, of: theirPort, draft: renamed, isTaken: true } },
  },
  {
    title: '[10.3] saved again it is written over the first',
    events: [...writing, save, taken, save],
    ends: {
      value: 'saving',
      context: { ...listed, of: theirPort, draft: renamed, isTaken: true },
      asked: { save: [sent, { ...sent, of: { id: 'CNTCX', version: 3 } }] },
    },
  },
  {
    title: '[10.3] the list that follows is no longer reported after the next step',
    events: [...writing, save, resolved('save', { outcome: 'saved' }), read, event('list.renew')],
    ends: { value: 'reading', context: listed },
  },
  {
    title: '[10.3] nor after another kind is chosen',
    events: [
      ...[...writing, save, resolved('save', { outcome: 'saved' }), read],
      event('filters.changed', { filters: carriers }),
    ],
    ends: { value: 'reading', context: { ...listed, filters: carriers } },
  },
  {
    title: '[10.3] at first the list is read',
    events: [],
    ends: {
      value: 'reading',
      tags: ['reading'],
      can: [],
      shows: { selectRows: null, selectTotal: 0, selectIsReading: true },
    },
  },
  {
    title: '[10.3] another kind is read',
    events: [read, event('filters.changed', { filters: { kind: 'FEE', keyword: '' } })],
    ends: {
      value: 'reading',
      tags: ['reading'],
      can: [],
      shows: { selectFilters: { kind: 'FEE', keyword: '' }, selectIsReading: true },
    },
  },
  {
    title: '[10.3] more of it is read',
    events: [read, event('list.more')],
    ends: { value: 'readingMore', tags: ['reading'], can: [], shows: { selectIsReading: true } },
  },
  {
    title: '[10.3] it is saved',
    events: toSave,
    ends: { value: 'saving', can: [], shows: { ...editing, selectIsSaving: true } },
  },
  {
    title: '[10.3] a field was refused',
    events: [...toSave, rejected('save', wrongField)],
    ends: {
      value: 'writing',
      can: writingEvents,
      shows: { ...editing, selectIsWriting: true, selectErrors: { code: '格式不正确' } },
    },
  },
  {
    title: '[10.3] a user was first',
    events: [...toSave, resolved('save', { outcome: 'taken', theirs: theirPort })],
    ends: {
      value: 'writing',
      can: writingEvents,
      shows: { ...editing, selectRow: theirPort, selectIsWriting: true, selectIsTaken: true },
    },
  },
  {
    title: '[10.3] it did not arrive',
    events: [...toSave, rejected('save', lost)],
    ends: {
      value: 'writing',
      can: writingEvents,
      shows: { ...editing, selectIsWriting: true, selectFailure: failure('save') },
    },
  },
]);
