import { operatorRestrictionsMachine } from '#machines/operator-restrictions/index.ts';
import {
  changedByOther,
  operatorRestrictionsCases,
  wrongField,
} from '#machines/operator-restrictions/operator-restrictions.cases.ts';
import {
  endedRow,
  firstPage,
  lastPage,
  noOrders,
  portRow,
  referenceRow,
  theirRow,
  twoOrders,
} from '#machines/operator-restrictions/operator-restrictions.sample.ts';
import * as selectors from '#machines/operator-restrictions/operator-restrictions.select.ts';
import { anyGoods } from '#tests/kit/any-goods.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const open = { state: 'OPEN', keyword: '' };
const nothing = { of: null, draft: null, errors: {}, considered: null, theirs: null, done: null, failure: null };
const empty = { ...nothing, filters: open, list: null };
const listed = { ...empty, list: firstPage };
const blank = {
  partyKind: 'carrier',
  ...{ partyCode: '', dgClass: '', unNo: '', subsidiaryClass: '', compatibilityGroup: '', packingGroup: '' },
  ...{ specialProvision: '', limitedQuantity: '', limitKg: '', source: '', validFrom: '', validTo: '' },
};
const ofPort = {
  ...blank,
  ...{ partyKind: 'port', partyCode: 'NLRTM', dgClass: '5.1', unNo: '1942', packingGroup: 'III', limitKg: '20000' },
  ...{ specialProvision: '306', limitedQuantity: 'EXCEPT' },
  ...{ source: '港口通告 42', validFrom: '2026-10-01T08:30', validTo: '2026-12-31T18:00' },
};
const offline = new Error('没有网络');
const failureOf = (of: string) => ({ of, message: '没有网络' });

const read = resolved('firstPage', firstPage);
const typed = (field: string, value: string) => event('field.typed', { field, value });
const writtenNew = [
  read,
  event('row.add'),
  typed('partyCode', ' cosu '),
  typed('unNo', 'UN1230'),
  typed('source', ' 公告 7 '),
];
const draftNew = { ...blank, partyCode: ' cosu ', unNo: 'UN1230', source: ' 公告 7 ' };
const sentNew = {
  of: null,
  restriction: {
    ...anyGoods,
    ...{ partyKind: 'carrier', partyCode: 'COSU', unNo: '1230' },
    ...{ source: '公告 7', validFrom: null, validTo: null },
  },
};
const sentPort = {
  of: { id: portRow.id, version: 4 },
  restriction: {
    ...anyGoods,
    ...{ partyKind: 'port', partyCode: 'NLRTM', dgClass: '5.1', unNo: '1942', packingGroup: 'III', limitKg: 20_000 },
    ...{ specialProvision: '306', limitedQuantity: 'EXCEPT' },
    ...{ source: '港口通告 42', validFrom: portRow.validFrom, validTo: portRow.validTo },
  },
};
const submit = event('draft.submit');
const consideredBy = (considered: object) => resolved('consider', { outcome: 'considered', considered });
const taken = { outcome: 'taken', theirs: theirRow };
const edit = event('row.edit', { id: portRow.id });
const save = event('draft.save');
const end = event('row.end', { id: portRow.id });

/** The next page did not come, which is said. */
const missed = [event('list.more'), rejected('nextPage', offline)];
const asked = [...writtenNew, submit, consideredBy(twoOrders)];
const seen = { draft: draftNew, considered: twoOrders };
const next: readonly [
  string,
  ReturnType<typeof event>[],
  ReturnType<typeof event>,
  string | { open: string },
  object,
][] = [
  ['a new one', [read], event('row.add'), { open: 'writing' }, { draft: blank }],
  ['a change', [read], edit, { open: 'writing' }, { of: portRow, draft: ofPort }],
  ['an end', [read], end, 'asking', { of: portRow }],
  [
    'a filter',
    [read],
    event('filters.changed', { filters: { state: 'ENDED', keyword: '' } }),
    'reading',
    { filters: { state: 'ENDED', keyword: '' } },
  ],
  ['a field', writtenNew, typed('source', '公告 8'), { open: 'writing' }, { draft: { ...draftNew, source: '公告 8' } }],
  ['a question', writtenNew, submit, 'considering', { draft: draftNew }],
  ['nothing', writtenNew, event('draft.drop'), { open: 'browsing' }, {}],
  ['another text', asked, event('draft.change'), { open: 'writing' }, { draft: draftNew }],
  ['a save', asked, save, 'saving', seen],
];

const answered = { ...operatorRestrictionsCases, behind: { firstPage: 'readPage', nextPage: 'readPage' } };

const toEdit = [read, event('row.edit', { id: portRow.id })];
const considered = [...toEdit, submit, resolved('consider', { outcome: 'considered', considered: twoOrders })];
const asking = [read, event('row.end', { id: referenceRow.id })];
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
const editing = { selectRow: portRow, selectDraft: ofPort };
const anyway = ['filters.changed', 'list.more', 'list.renew'];
const failure = (of: string) => ({ of, message: '没有网络' });

journeys(operatorRestrictionsMachine, { ...answered, selectors, usual }, [
  ...next.map(([what, before, step, value, more]) => ({
    title: `[10.7] what failed is shown until the next step: ${what}`,
    events: [...before, ...missed, step],
    ends: { value, context: { ...listed, ...more } },
  })),
  {
    title: '[10.7] a row that is kept is chosen no longer',
    events: [read, end, event('end.keep')],
    ends: { value: { open: 'browsing' }, context: listed },
  },
  {
    title: '[10.7] a list that was not read says why and is read again',
    events: [rejected('firstPage', offline), event('list.renew'), read],
    ends: { value: { open: 'browsing' }, context: listed },
  },
  {
    title: '[10.7] the reason stands until it is read again',
    events: [rejected('firstPage', offline)],
    ends: {
      value: 'unread',
      context: { ...empty, failure: failureOf('list') },
      can: ['list.renew'],
      shows: { ...unlisted, selectIsUnread: true, selectFailure: failure('list') },
    },
  },
  {
    title: '[10.7] the next page follows, each row once',
    events: [read, event('list.more'), resolved('nextPage', lastPage), event('list.more')],
    ends: {
      value: { open: 'browsing' },
      context: { ...empty, list: { ...lastPage, items: [referenceRow, portRow, endedRow] } },
      asked: {
        firstPage: [{ ...open, after: null }],
        nextPage: [{ ...open, after: 'port-NLRTM-7' }],
      },
    },
  },
  {
    title: '[10.7] nothing is asked while a field is missing or wrong, and each says so',
    events: [
      read,
      event('row.add'),
      typed('unNo', '12'),
      typed('limitKg', '1.5'),
      typed('validFrom', '2026-10-18T20:00'),
      typed('validTo', '2026-10-18T20:00'),
      submit,
    ],
    ends: {
      value: { open: 'writing' },
      context: {
        ...listed,
        draft: {
          ...blank,
          ...{ unNo: '12', limitKg: '1.5', validFrom: '2026-10-18T20:00', validTo: '2026-10-18T20:00' },
        },
        errors: {
          ...{ partyCode: 'MISSING', unNo: 'NOT_A_NUMBER', limitKg: 'NOT_KILOGRAMS', source: 'MISSING' },
          validTo: 'BEFORE_START',
        },
      },
      asked: { consider: [] },
    },
  },
  {
    title: '[10.7] a class or a number is enough: either mends the message about both',
    events: [read, event('row.add'), submit, typed('unNo', '1230'), typed('source', '公告 7')],
    ends: {
      value: { open: 'writing' },
      context: {
        ...listed,
        draft: { ...blank, unNo: '1230', source: '公告 7' },
        errors: { partyCode: 'MISSING' },
      },
    },
  },
  {
    title: '[10.7] only what was considered is saved, and the list is read again',
    events: [...writtenNew, save, submit, consideredBy(twoOrders), save, resolved('save', { outcome: 'saved' }), read],
    ends: {
      value: { open: 'browsing' },
      context: { ...listed, done: 'saved' },
      asked: { save: [{ ...sentNew, key: twoOrders.key }] },
    },
  },
  {
    title: '[10.7] a time is one of the clock in Shanghai',
    events: [...writtenNew, typed('validFrom', '2026-10-18T20:00'), typed('validTo', '2026-10-18T20:01'), submit],
    ends: {
      value: 'considering',
      asked: {
        consider: [
          {
            ...sentNew,
            restriction: {
              ...sentNew.restriction,
              validFrom: Date.parse('2026-10-18T20:00:00+08:00'),
              validTo: Date.parse('2026-10-18T20:01:00+08:00'),
            },
          },
        ],
      },
    },
  },
  {
    title: '[10.7] what could not be considered says why',
    events: [...writtenNew, submit, rejected('consider', offline)],
    ends: {
      value: { open: 'writing' },
      context: { ...listed, draft: draftNew, failure: failureOf('consider') },
    },
  },
  {
    title: '[10.7] a save that did not arrive says why and is sent again under its key',
    events: [...writtenNew, submit, consideredBy(twoOrders), save, rejected('save', offline), save],
    ends: {
      value: 'saving',
      context: { ...listed, draft: draftNew, considered: twoOrders },
      asked: {
        save: [
          { ...sentNew, key: twoOrders.key },
          { ...sentNew, key: twoOrders.key },
        ],
      },
    },
  },
  {
    title: '[10.7] the reason stands beside what is to be saved',
    events: [...writtenNew, submit, consideredBy(twoOrders), save, rejected('save', offline)],
    ends: {
      value: { open: 'considered' },
      context: { ...listed, draft: draftNew, considered: twoOrders, failure: failureOf('save') },
    },
  },
  {
    title: '[10.7] and after it was considered',
    events: [...writtenNew, submit, consideredBy(noOrders), event('draft.drop')],
    ends: { value: { open: 'browsing' }, context: listed },
  },
  {
    title: '[10.7] a row is edited with its version; a time that is not touched keeps its seconds',
    events: [read, edit, submit],
    ends: {
      value: 'considering',
      context: { ...listed, of: portRow, draft: ofPort },
      asked: { consider: [sentPort] },
      can: [],
      shows: { ...editing, selectIsConsidering: true },
    },
  },
  {
    title: '[10.7] another user was first: both are shown, and mine goes on from theirs',
    events: [read, edit, submit, resolved('consider', taken), event('mine.keep'), submit],
    ends: {
      value: 'considering',
      context: { ...listed, of: theirRow, draft: ofPort },
      asked: { consider: [sentPort, { ...sentPort, of: { id: portRow.id, version: 5 } }] },
    },
  },
  {
    title: '[10.7] or theirs takes the place of mine',
    events: [read, edit, submit, consideredBy(noOrders), save, resolved('save', taken), event('theirs.take')],
    ends: {
      value: { open: 'writing' },
      context: { ...listed, of: theirRow, draft: { ...ofPort, limitKg: '5000', source: '港口通告 43' } },
    },
  },
  {
    title: '[10.7] both stay while the list is read again',
    events: [read, edit, submit, resolved('consider', taken), event('list.renew'), read],
    ends: {
      value: { open: 'conflict' },
      context: { ...listed, of: portRow, draft: ofPort, theirs: theirRow },
      can: [...anyway, 'draft.drop', 'mine.keep', 'theirs.take'],
      shows: { ...opened, ...editing, selectTheirs: theirRow, selectCanChoose: true, selectCanDrop: true },
    },
  },
  {
    title: '[10.7] or mine is dropped',
    events: [read, edit, submit, resolved('consider', taken), event('draft.drop')],
    ends: { value: { open: 'browsing' }, context: listed },
  },
  {
    title: '[10.7] a row is ended only after a question',
    events: [read, end, event('end.keep'), end, event('end.confirm'), resolved('end', null), read],
    ends: {
      value: { open: 'browsing' },
      context: { ...listed, done: 'ended' },
      asked: { end: [{ id: portRow.id, version: 4 }] },
    },
  },
  {
    title: '[10.7] a row that another user changed is not ended: it is read again',
    events: [read, end, event('end.confirm'), rejected('end', changedByOther)],
    ends: {
      value: 'reading',
      context: { ...listed, failure: { of: 'end', message: '这条限制已被别人改过，请看现在的内容再定' } },
    },
  },
  {
    title: '[10.7] an end that did not arrive says why',
    events: [read, end, event('end.confirm'), rejected('end', offline)],
    ends: { value: { open: 'browsing' }, context: { ...listed, failure: failureOf('end') } },
  },
  {
    title: '[10.7] a field that is right after all has no error beside it',
    events: [...writtenNew, submit, rejected('consider', wrongField), submit, consideredBy(twoOrders)],
    ends: { value: { open: 'considered' }, context: { ...listed, ...seen } },
  },
  {
    title: '[10.7] what was considered before another user was first is considered again',
    events: [read, edit, submit, consideredBy(noOrders), save, resolved('save', taken)],
    ends: { value: { open: 'conflict' }, context: { ...listed, of: portRow, draft: ofPort, theirs: theirRow } },
  },
  {
    title: '[10.7] what is taken away again is missed again',
    events: [...writtenNew, typed('partyCode', ''), submit, typed('partyCode', 'COSU'), typed('partyCode', ''), submit],
    ends: {
      value: { open: 'writing' },
      context: { ...listed, draft: { ...draftNew, partyCode: '' }, errors: { partyCode: 'MISSING' } },
    },
  },
  {
    title: '[10.7] a second code that the server does not know is reported like the first',
    events: [
      ...writtenNew,
      submit,
      rejected('consider', wrongField),
      typed('partyCode', 'COSX'),
      submit,
      rejected('consider', wrongField),
    ],
    ends: {
      value: { open: 'writing' },
      context: {
        ...listed,
        draft: { ...draftNew, partyCode: 'COSX' },
        errors: { partyCode: { message: '没有这个代码，请核对' } },
      },
    },
  },
  {
    title: '[10.7] a limit of blanks is none',
    events: [...writtenNew, typed('limitKg', '  '), submit],
    ends: {
      value: 'considering',
      context: { ...listed, draft: { ...draftNew, limitKg: '  ' } },
      asked: { consider: [sentNew] },
    },
  },
  {
    title: '[10.7] the ended ones are there, to the last',
    events: [
      read,
      event('filters.changed', { filters: { state: 'ENDED', keyword: 'COSU' } }),
      resolved('firstPage', lastPage),
    ],
    ends: {
      value: { open: 'browsing' },
      can: ['filters.changed', 'list.renew', 'row.add', 'row.edit'],
      shows: {
        selectFilters: { state: 'ENDED', keyword: 'COSU' },
        selectRows: lastPage.items,
        selectIsOpen: true,
        selectCanAdd: true,
      },
    },
  },
  {
    title: '[10.7] the next page is read',
    events: [read, event('list.more')],
    ends: { value: 'readingMore', tags: ['reading'], can: [], shows: { selectIsReading: true } },
  },
  {
    title: '[10.7] one is written, and a field is wrong',
    events: [...toEdit, submit, rejected('consider', wrongField)],
    ends: {
      value: { open: 'writing' },
      can: [...anyway, 'draft.drop', 'draft.submit', 'field.typed'],
      shows: {
        ...opened,
        ...editing,
        selectErrors: { partyCode: { message: '没有这个代码，请核对' } },
        selectIsWriting: true,
        selectCanDrop: true,
      },
    },
  },
  {
    title: '[10.7] what it would refuse is there',
    events: considered,
    ends: {
      value: { open: 'considered' },
      can: [...anyway, 'draft.change', 'draft.drop', 'draft.save'],
      shows: { ...opened, ...editing, selectConsidered: twoOrders, selectCanSave: true, selectCanDrop: true },
    },
  },
  {
    title: '[10.7] it is saved',
    events: [...considered, event('draft.save')],
    ends: { value: 'saving', can: [], shows: { ...editing, selectConsidered: twoOrders, selectIsSaving: true } },
  },
  {
    title: '[10.7] asked whether to end one',
    events: asking,
    ends: {
      value: 'asking',
      can: ['end.confirm', 'end.keep'],
      shows: { selectRow: referenceRow, selectIsAsking: true },
    },
  },
  {
    title: '[10.7] it ends',
    events: [...asking, event('end.confirm')],
    ends: { value: 'ending', can: [], shows: { selectRow: referenceRow, selectIsEnding: true } },
  },
  {
    title: '[10.7] it has ended, and the list is read again',
    events: [...asking, event('end.confirm'), resolved('end', null)],
    ends: { value: 'reading', tags: ['reading'], can: [], shows: { selectDone: 'ended', selectIsReading: true } },
  },
]);
