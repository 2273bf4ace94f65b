import { expect } from 'vitest';
import { articleErrors, blankArticle, formOf } from '#domain/content/article-form.ts';
import { emptyBlock } from '#domain/content/block.ts';
import { type Article, operatorArticleMachine } from '#machines/operator-article/index.ts';
import { changedElsewhere, operatorArticleCases } from '#machines/operator-article/operator-article.cases.ts';
import {
  awardedArticle,
  changedArticle,
  draftArticle,
  NOW,
  noneChosenArticle,
  quotedArticle,
  recalledArticle,
  SOON,
  sampleChoice,
  sampleFile,
  samplePreview,
  sampleQuote,
  sampleRequest,
  scheduledArticle,
  shownArticle,
  takenFile,
  theirArticle,
  upcomingArticle,
  withdrawnArticle,
} from '#machines/operator-article/operator-article.sample.ts';
import * as selectors from '#machines/operator-article/operator-article.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const now = { when: 'now', time: '' };
const later = { when: 'later', time: '2026-10-18T20:00' };
const cleared = { refusal: null, done: null, timeError: null };
const closed = {
  ...{ parent: expect.anything(), open: null, article: null, form: { fields: {}, blocks: [] }, errors: [] },
  ...{ schedule: now, next: null, file: null, choice: null, ...cleared },
};
const formed = (article: Article) => formOf('NEWS', article.content);
const opened = (article: Article) => ({ ...closed, open: sampleChoice, article, form: formed(article) });

const open = event('article.open', sampleChoice);
const begin = event('article.open', { kind: 'NEWS', id: null });
const close = event('article.close');
const read = (article: Article) => resolved('readArticle', article);
const drafted = [open, read(draftArticle)];
const shown = [open, read(shownArticle)];
const type = (value: string) => event('field.typed', { path: 'fields.title', value });
const save = event('article.save');
const submit = event('publish.submit');
const lost = new Error('没有网络');
const titled = (article: Article, title: string) => {
  const form = formed(article);
  return { ...form, fields: { ...form.fields, title } };
};
const startedWith = (title: string) => {
  const { fields, blocks } = blankArticle('NEWS');
  return { fields: { ...fields, title }, blocks };
};
const conflict = [...drafted, type('安全周'), save, rejected('save', changedElsewhere)];
const changed = (row: Article['row']) => ({ type: 'article.changed', row });
const recall = event('change.recall');
const schedule = event('schedule.typed', { schedule: later });
const untimed = event('schedule.typed', { schedule: { ...later, time: '' } });
const versionOf = (article: Article) => ({ ...sampleChoice, version: article.version });

const quoted = [event('article.open', sampleRequest), read(quotedArticle)];
const { quotes: _, ...unquotedArticle } = quotedArticle;
const asked = (article: Article) => ({
  ...{ ...closed, open: sampleRequest, article },
  form: formOf('POST', article.content),
});
const award = event('award.ask', { quoteNo: sampleQuote.quoteNo });
const confirm = event('award.confirm');
const certificate = event('certificate.open', { quoteNo: sampleQuote.quoteNo, lineNo: 1 });

/** A publishing did not arrive, which is said. */
const failed = [open, read(scheduledArticle), submit, rejected('publish', lost)];
const next: readonly [string, ReturnType<typeof event>[], string, object][] = [
  ['a text', [type('改期')], 'writing', { form: titled(scheduledArticle, '改期') }],
  ['a save', [save], 'saving', {}],
  ['a look', [event('preview.open')], 'previewing', {}],
  ['another try', [submit], 'publishing', {}],
  ['a try at a time', [schedule, submit], 'timing', { schedule: later }],
  ['a withdrawal', [event('withdraw.ask')], 'asking', {}],
  ['a file', [event('file.chosen', { file: sampleFile })], 'uploading', { file: sampleFile }],
];

const typed = event('field.typed', { path: 'fields.title', value: '安全周' });
const form = formOf('NEWS', draftArticle.content);
const sampleChanged = { ...form, fields: { ...form.fields, title: '安全周' } };
const usual = {
  selectOpen: sampleChoice,
  selectRow: draftArticle.row,
  selectSaved: draftArticle,
  selectReadAt: NOW,
  selectForm: form,
  selectErrors: [],
  selectSchedule: now,
  selectTimeError: null,
  selectFile: null,
  selectChoice: null,
  selectRefusal: null,
  selectDone: null,
  selectPreview: null,
  selectIsDirty: false,
  selectIsShown: false,
  selectHasUpcoming: false,
  selectTakesFiles: true,
  selectIsPublishable: true,
  selectIsWithdrawable: false,
  selectIsDeciding: false,
  selectIsOpening: false,
  selectIsUnread: false,
  selectIsLeaving: false,
  selectIsPreviewing: false,
  selectIsConflicting: false,
  selectIsAsking: false,
  selectIsSaving: false,
  selectIsPublishing: false,
  selectIsRecalling: false,
  selectIsActing: false,
  selectCanWrite: false,
  selectCanOpen: false,
  selectCanClose: false,
  selectCanOpenCertificates: false,
};
const unread = {
  selectRow: null,
  selectSaved: null,
  selectReadAt: 0,
  selectForm: { fields: {}, blocks: [] },
  selectIsPublishable: false,
};
const writable = { selectCanWrite: true, selectCanOpen: true, selectCanClose: true };
const leavable = { selectCanOpen: true, selectCanClose: true };
const dirty = { selectForm: sampleChanged, selectIsDirty: true, selectIsPublishable: false };
const leaving = ['article.close', 'article.open'];
const writing = [
  ...['article.close', 'article.open', 'article.save', 'block.added', 'block.moved', 'block.removed'],
  ...['field.typed', 'file.chosen', 'preview.open', 'schedule.typed'],
];
const publishable = [...writing, 'publish.submit'];
const published = {
  ...{
    selectRow: shownArticle.row,
    selectSaved: shownArticle,
    selectIsShown: true,
    selectIsPublishable: false,
    selectIsWithdrawable: true,
  },
};
const waiting = [open, resolved('readArticle', upcomingArticle)];
const upcoming = {
  ...{
    selectRow: upcomingArticle.row,
    selectSaved: upcomingArticle,
    selectForm: formOf('NEWS', upcomingArticle.content),
  },
  ...{ selectIsShown: true, selectHasUpcoming: true, selectIsWithdrawable: true },
};
const [lot] = sampleQuote.lines;
const bare = { ...lot!, hasCertificate: false };

/** One lot of two has a certificate, and the other quote has none. */
const partlyCertified = {
  ...quotedArticle,
  quotes: [
    { ...sampleQuote, lines: [lot!, { ...bare, lineNo: 2 }] },
    { ...sampleQuote, quoteNo: 'PRC26101200002', lines: [bare] },
  ],
};
const sampleResourceRequest = {
  ...{ selectOpen: sampleRequest, selectRow: quotedArticle.row, selectSaved: quotedArticle },
  ...{ selectForm: formOf('POST', quotedArticle.content), selectIsShown: true, selectTakesFiles: false },
  ...{ selectIsPublishable: false, selectIsWithdrawable: true },
};

journeys(operatorArticleMachine, { ...operatorArticleCases, behind: { readTheirs: 'readArticle' }, selectors, usual }, [
  ...next.map(([what, steps, value, more]) => ({
    title: `[10.6] what failed is shown until the next step: ${what}`,
    events: [...failed, ...steps],
    ends: { value, context: { ...opened(scheduledArticle), ...more } },
  })),
  {
    title: '[10.6] that a file did not come is not shown beside what is missing',
    events: [begin, event('file.chosen', { file: sampleFile }), rejected('upload', lost), save],
    ends: {
      value: 'writing',
      context: {
        ...{ ...closed, open: { kind: 'NEWS', id: null }, form: blankArticle('NEWS') },
        errors: articleErrors('NEWS', blankArticle('NEWS')),
      },
    },
  },
  {
    title: '[10.6] that a time is missing is shown until one is typed',
    events: [...drafted, event('schedule.typed', { schedule: { when: 'later', time: '' } }), submit, schedule],
    ends: { value: 'writing', context: { ...opened(draftArticle), schedule: later } },
  },
  {
    title: '[10.6] one is opened, and the list hears of it',
    events: drafted,
    ends: {
      value: 'writing',
      context: opened(draftArticle),
      asked: { readArticle: [sampleChoice] },
      sent: { parent: [changed(draftArticle.row)] },
      can: publishable,
      shows: writable,
    },
  },
  {
    title: '[10.6] one that was not read says why and is read again',
    events: [open, rejected('readArticle', lost), event('article.retry'), read(draftArticle)],
    ends: { value: 'writing', context: opened(draftArticle) },
  },
  {
    title: '[10.6] another while the first is read',
    events: [open, begin],
    ends: {
      value: 'writing',
      context: { ...closed, open: { kind: 'NEWS', id: null }, form: blankArticle('NEWS') },
    },
  },
  { title: '[10.6] closed while it is read', events: [open, close], ends: { value: 'closed', context: closed } },
  {
    title: '[10.6] another after the first was not read',
    events: [open, rejected('readArticle', lost), open],
    ends: {
      value: 'opening',
      context: { ...closed, open: sampleChoice },
      can: leaving,
      shows: { ...unread, ...leavable, selectIsOpening: true, selectIsDirty: true },
    },
  },
  {
    title: '[10.6] closed after it was not read',
    events: [open, rejected('readArticle', lost), close],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.6] so it is for another',
    events: [...drafted, open],
    ends: { value: 'opening', context: { ...closed, open: sampleChoice } },
  },
  {
    title: '[10.6] what is not saved is asked about before it is closed, and stays',
    events: [...drafted, type('安全周'), close, event('leave.keep')],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), form: titled(draftArticle, '安全周') },
      can: writing,
      shows: { ...writable, ...dirty },
    },
  },
  ...(
    [
      ['save', save],
      ['preview', event('preview.open')],
    ] as const
  ).map(([what, asks]) => ({
    title: `[10.6] what was mended and is wrong again is shown again: ${what}`,
    events: [...drafted, type(''), asks, type('安全周'), type(''), asks],
    ends: {
      value: 'writing',
      context: {
        ...opened(draftArticle),
        form: titled(draftArticle, ''),
        errors: articleErrors('NEWS', titled(draftArticle, '')),
      },
    },
  })),
  {
    title: '[10.6] or is given up for another',
    events: [...drafted, type('安全周'), open, event('leave.confirm')],
    ends: { value: 'opening', context: { ...closed, open: sampleChoice } },
  },
  {
    title: '[10.6] where another was wanted and this one kept, it is closed after that and nothing opens',
    events: [...drafted, type('安全周'), begin, event('leave.keep'), close, event('leave.confirm')],
    ends: { value: 'closed', context: closed },
  },
  {
    title: '[10.6] a new one that is closed was open to no one else',
    events: [begin, close],
    ends: { value: 'closed', context: closed, did: { leave: [{ id: null }] } },
  },
  {
    title: '[10.6] a block goes as far as it is moved, step by step',
    events: [
      ...drafted,
      event('block.added', { kind: 'link' }),
      event('block.moved', { index: 0, by: 1 }),
      event('block.moved', { index: 1, by: 1 }),
    ],
    ends: {
      value: 'writing',
      context: {
        ...opened(draftArticle),
        form: {
          ...formed(draftArticle),
          blocks: [
            ...formed(draftArticle).blocks.slice(1, 3),
            formed(draftArticle).blocks[0],
            ...formed(draftArticle).blocks.slice(3),
            emptyBlock('link'),
          ],
        },
      },
    },
  },
  {
    title: '[10.6] but the first no higher, and the last no lower',
    events: [
      ...drafted,
      event('block.moved', { index: 0, by: -1 }),
      event('block.moved', { index: formed(draftArticle).blocks.length - 1, by: 1 }),
    ],
    ends: { value: 'writing', context: opened(draftArticle) },
  },
  {
    title: '[10.6] blocks are added, moved and taken out',
    events: [
      ...drafted,
      event('block.added', { kind: 'link' }),
      event('block.moved', { index: 0, by: 1 }),
      event('block.moved', { index: 0, by: -1 }),
      event('block.removed', { index: 0 }),
      event('block.removed', { index: 0 }),
    ],
    ends: {
      value: 'writing',
      context: {
        ...opened(draftArticle),
        form: {
          ...formed(draftArticle),
          blocks: [...formed(draftArticle).blocks.slice(2), emptyBlock('link')],
        },
      },
    },
  },
  {
    title: '[10.6] a picture goes to the end of the text',
    events: [...drafted, event('file.chosen', { file: sampleFile }), resolved('upload', takenFile)],
    ends: {
      value: 'writing',
      context: {
        ...opened(draftArticle),
        form: {
          ...formed(draftArticle),
          blocks: [
            ...formed(draftArticle).blocks,
            { ...emptyBlock('picture'), fileId: takenFile.fileId, text: '海报.png' },
          ],
        },
      },
      asked: { upload: [{ key: sampleFile.key }] },
    },
  },
  {
    title: '[10.6] anything else is an attachment',
    events: [
      ...drafted,
      event('file.chosen', { file: sampleFile }),
      resolved('upload', { ...takenFile, name: '须知.pdf' }),
    ],
    ends: {
      value: 'writing',
      context: {
        ...opened(draftArticle),
        form: {
          ...formed(draftArticle),
          blocks: [
            ...formed(draftArticle).blocks,
            { ...emptyBlock('file'), fileId: takenFile.fileId, text: '须知.pdf' },
          ],
        },
      },
    },
  },
  {
    title: '[10.6] an upload is given up',
    events: [...drafted, event('file.chosen', { file: sampleFile }), event('file.cancel')],
    ends: { value: 'writing', context: opened(draftArticle) },
  },
  {
    title: '[10.6] each field that is missing',
    events: [begin, save],
    ends: {
      value: 'writing',
      context: {
        ...{ ...closed, open: { kind: 'NEWS', id: null }, form: blankArticle('NEWS') },
        errors: articleErrors('NEWS', blankArticle('NEWS')),
      },
      can: writing,
      shows: {
        ...{ ...writable, ...unread, selectOpen: { kind: 'NEWS', id: null }, selectForm: blankArticle('NEWS') },
        selectErrors: articleErrors('NEWS', blankArticle('NEWS')),
      },
    },
  },
  {
    title: '[10.6] until it is there, and the others stay',
    events: [begin, save, type('安全周')],
    ends: {
      value: 'writing',
      context: {
        ...{ ...closed, open: { kind: 'NEWS', id: null }, form: startedWith('安全周') },
        errors: articleErrors('NEWS', startedWith('安全周')),
      },
    },
  },
  {
    title: '[10.6] a saved draft is what is open from then on',
    events: [...drafted, type('安全周改期'), save, resolved('save', theirArticle)],
    ends: {
      value: 'writing',
      context: { ...opened(theirArticle), done: 'saved' },
      asked: { save: [{ ...versionOf(draftArticle), form: titled(draftArticle, '安全周改期') }] },
      sent: { parent: [changed(draftArticle.row), changed(theirArticle.row)] },
    },
  },
  {
    title: '[10.6] for the first draft of a new one the list is read again',
    events: [
      begin,
      ...Object.entries(draftArticle.content.fields).map(([name, value]) =>
        event('field.typed', { path: `fields.${name}`, value }),
      ),
      event('block.added', { kind: 'heading' }),
      event('field.typed', { path: 'blocks.0.text', value: '第一天' }),
      save,
      resolved('save', draftArticle),
    ],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), done: 'saved' },
      asked: {
        save: [
          {
            ...{ kind: 'NEWS', id: null, version: 0 },
            form: { ...formed(draftArticle), blocks: [{ ...emptyBlock('heading'), text: '第一天' }] },
          },
        ],
      },
      sent: { parent: [{ type: 'article.made' }] },
    },
  },
  {
    title: '[10.6] a draft that did not arrive is kept to be saved again',
    events: [...drafted, type('安全周'), save, rejected('save', lost)],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), form: titled(draftArticle, '安全周'), refusal: '没有网络' },
    },
  },
  {
    title: '[10.6] who saves second sees who was first and when, and takes theirs',
    events: [...conflict, event('theirs.take'), read(theirArticle)],
    ends: { value: 'writing', context: opened(theirArticle) },
  },
  {
    title: '[10.6] or keeps what was written, to be saved over theirs',
    events: [...conflict, event('mine.keep'), resolved('readTheirs', theirArticle), save],
    ends: {
      value: 'saving',
      context: { ...opened(theirArticle), form: titled(draftArticle, '安全周') },
      asked: {
        readTheirs: [sampleChoice],
        save: [
          { ...versionOf(draftArticle), form: titled(draftArticle, '安全周') },
          { ...versionOf(theirArticle), form: titled(draftArticle, '安全周') },
        ],
      },
    },
  },
  {
    title: '[10.6] what was written is kept over theirs, and the conflict shown that no more',
    events: [...conflict, event('mine.keep'), resolved('readTheirs', theirArticle)],
    ends: { value: 'writing', context: { ...opened(theirArticle), form: titled(draftArticle, '安全周') } },
  },
  {
    title: '[10.6] theirs that was not read leaves the choice open',
    events: [...conflict, event('mine.keep'), rejected('readTheirs', lost)],
    ends: {
      value: 'conflicting',
      context: { ...opened(draftArticle), form: titled(draftArticle, '安全周'), refusal: '没有网络' },
    },
  },
  {
    title: '[10.6] it is looked at on its page, where it stays until something else is done',
    events: [...drafted, event('preview.open'), resolved('preview', samplePreview)],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), done: samplePreview },
      asked: { preview: [{ ...versionOf(draftArticle), form: formed(draftArticle) }] },
      can: [...writing, 'publish.submit'],
      shows: { ...writable, selectPreview: samplePreview },
    },
  },
  {
    title: '[10.6] a preview that did not come says why',
    events: [...drafted, event('preview.open'), rejected('preview', lost)],
    ends: { value: 'writing', context: { ...opened(draftArticle), refusal: '没有网络' } },
  },
  {
    title: '[10.6] it is published now',
    events: [...drafted, submit, resolved('publish', shownArticle)],
    ends: {
      value: 'writing',
      context: { ...opened(shownArticle), done: 'published' },
      asked: { publish: [{ ...versionOf(draftArticle), at: null }] },
      sent: { parent: [changed(draftArticle.row), changed(shownArticle.row)] },
      can: [...writing, 'withdraw.ask'],
      shows: { ...writable, ...published, selectDone: 'published' },
    },
  },
  {
    title: '[10.6] it is published at a time',
    events: [...drafted, schedule, submit, resolved('readTime', NOW), resolved('publish', scheduledArticle)],
    ends: {
      value: 'writing',
      context: { ...opened(scheduledArticle), schedule: later, done: 'scheduled' },
      asked: { publish: [{ ...versionOf(draftArticle), at: SOON }] },
    },
  },
  {
    title: '[10.6] a time that passed on the way is shown as such',
    events: [...drafted, schedule, submit, resolved('readTime', SOON - 1), resolved('publish', shownArticle)],
    ends: { value: 'writing', context: { ...opened(shownArticle), schedule: later, done: 'publishedLate' } },
  },
  {
    title: '[10.6] a time that is taken away again is missed again',
    events: [...drafted, untimed, submit, schedule, untimed, submit],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), schedule: { ...later, time: '' }, timeError: 'MISSING' },
    },
  },
  {
    title: '[10.6] a time that is past is pointed out',
    events: [...drafted, schedule, submit, resolved('readTime', SOON)],
    ends: {
      value: 'writing',
      context: { ...opened(draftArticle), schedule: later, timeError: 'PAST' },
      can: publishable,
      shows: { ...writable, selectSchedule: later, selectTimeError: 'PAST' },
    },
  },
  {
    title: '[10.6] without the time nothing is published',
    events: [...drafted, schedule, submit, rejected('readTime', lost)],
    ends: { value: 'writing', context: { ...opened(draftArticle), schedule: later, refusal: '没有网络' } },
  },
  {
    title: '[10.6] a change to what visitors see takes effect at its time',
    events: [
      ...[open, read(changedArticle), schedule, submit],
      ...[resolved('readTime', NOW), resolved('publish', upcomingArticle)],
    ],
    ends: {
      value: 'writing',
      context: { ...opened(upcomingArticle), schedule: later, done: 'changeScheduled' },
      asked: { publish: [{ ...versionOf(changedArticle), at: SOON }] },
      sent: { parent: [changed(changedArticle.row), changed(upcomingArticle.row)] },
    },
  },
  {
    title: '[10.6] a change that waits is taken off its time and stays a draft',
    events: [open, read(upcomingArticle), recall, resolved('recall', recalledArticle)],
    ends: {
      value: 'writing',
      context: { ...opened(recalledArticle), done: 'recalled' },
      asked: { recall: [{ ...versionOf(upcomingArticle), only: 'CHANGE' }] },
      sent: { parent: [changed(upcomingArticle.row), changed(recalledArticle.row)] },
    },
  },
  {
    title: '[10.6] a recall that did not arrive is no longer shown once it is tried again',
    events: [
      open,
      read(upcomingArticle),
      recall,
      rejected('recall', lost),
      recall,
      resolved('recall', recalledArticle),
    ],
    ends: { value: 'writing', context: { ...opened(recalledArticle), done: 'recalled' } },
  },
  {
    title: '[10.6] one that took effect meanwhile is read again',
    events: [open, read(upcomingArticle), recall, rejected('recall', changedElsewhere), read(shownArticle)],
    ends: { value: 'writing', context: { ...opened(shownArticle), refusal: changedElsewhere.message } },
  },
  {
    title: '[10.6] of two who publish the second is notified, and reads what the first did',
    events: [...drafted, submit, rejected('publish', changedElsewhere), read(shownArticle)],
    ends: { value: 'writing', context: { ...opened(shownArticle), refusal: changedElsewhere.message } },
  },
  {
    title: '[10.6] it is withdrawn after a question',
    events: [...shown, event('withdraw.ask'), event('withdraw.confirm'), resolved('withdraw', withdrawnArticle)],
    ends: {
      value: 'writing',
      context: { ...opened(withdrawnArticle), done: 'withdrawn' },
      asked: { withdraw: [versionOf(shownArticle)] },
      can: publishable,
      shows: { ...writable, selectRow: withdrawnArticle.row, selectSaved: withdrawnArticle, selectDone: 'withdrawn' },
    },
  },
  {
    title: '[10.6] or stays',
    events: [...shown, event('withdraw.ask'), event('withdraw.keep')],
    ends: { value: 'writing', context: opened(shownArticle) },
  },
  {
    title: '[10.6] of two who withdraw the second is notified',
    events: [
      ...[...shown, event('withdraw.ask'), event('withdraw.confirm')],
      ...[rejected('withdraw', changedElsewhere), read(withdrawnArticle)],
    ],
    ends: { value: 'writing', context: { ...opened(withdrawnArticle), refusal: changedElsewhere.message } },
  },
  {
    title: '[10.6] a withdrawal that did not arrive says so',
    events: [...shown, event('withdraw.ask'), event('withdraw.confirm'), rejected('withdraw', lost)],
    ends: { value: 'writing', context: { ...opened(shownArticle), refusal: '没有网络' } },
  },
  {
    title: '[10.6] a quote wins after a question, and the list hears of it',
    events: [...quoted, award, confirm, resolved('award', awardedArticle)],
    ends: {
      value: 'writing',
      context: { ...asked(awardedArticle), done: 'awarded' },
      asked: { award: [{ id: sampleRequest.id, quoteNo: sampleQuote.quoteNo }] },
      sent: { parent: [changed(quotedArticle.row), changed(awardedArticle.row)] },
    },
  },
  {
    title: '[10.6] none of them may win either',
    events: [...quoted, event('award.ask', { quoteNo: null }), confirm, resolved('award', noneChosenArticle)],
    ends: {
      value: 'writing',
      context: { ...asked(noneChosenArticle), done: 'noneChosen' },
      asked: { award: [{ id: sampleRequest.id, quoteNo: null }] },
    },
  },
  {
    title: '[10.6] or it is left for later',
    events: [...quoted, award, event('award.keep')],
    ends: {
      value: 'writing',
      context: asked(quotedArticle),
      can: [...writing.filter((type) => type !== 'file.chosen'), 'award.ask', 'certificate.open', 'withdraw.ask'],
      shows: { ...writable, ...sampleResourceRequest, selectCanOpenCertificates: true },
    },
  },
  {
    title: '[10.6] nor has a request that no one has quoted for',
    events: [event('article.open', sampleRequest), read(unquotedArticle), award],
    ends: { value: 'writing', context: asked(unquotedArticle) },
  },
  {
    title: '[10.6] of two who decide the second is notified, and reads what the first did',
    events: [...quoted, award, confirm, rejected('award', changedElsewhere), read(awardedArticle)],
    ends: { value: 'writing', context: { ...asked(awardedArticle), refusal: changedElsewhere.message } },
  },
  {
    title: '[10.6] a decision that did not arrive says so',
    events: [...quoted, award, confirm, rejected('award', lost)],
    ends: {
      value: 'writing',
      context: { ...asked(quotedArticle), refusal: '没有网络' },
    },
  },
  {
    title: '[10.6] until it is decided again',
    events: [...quoted, award, confirm, rejected('award', lost), award],
    ends: {
      value: 'deciding',
      context: { ...asked(quotedArticle), choice: { quoteNo: sampleQuote.quoteNo } },
      can: ['award.confirm', 'award.keep'],
      shows: { ...sampleResourceRequest, selectChoice: { quoteNo: sampleQuote.quoteNo }, selectIsDeciding: true },
    },
  },
  {
    title: '[10.6] the certificate of a quoted lot is fetched and the room goes on',
    events: [...quoted, certificate, resolved('readCertificate', undefined)],
    ends: {
      value: 'writing',
      context: asked(quotedArticle),
      asked: { readCertificate: [{ id: sampleRequest.id, quoteNo: sampleQuote.quoteNo, lineNo: 1 }] },
    },
  },
  {
    title: '[10.6] a certificate that cannot be read says why',
    events: [...quoted, certificate, rejected('readCertificate', lost)],
    ends: { value: 'writing', context: { ...asked(quotedArticle), refusal: '没有网络' } },
  },
  {
    title: '[10.6] the message about it no longer exists while it is read again',
    events: [...quoted, certificate, rejected('readCertificate', lost), certificate],
    ends: {
      value: 'showing',
      context: asked(quotedArticle),
      tags: ['acting'],
      can: [],
      shows: { ...sampleResourceRequest, selectIsActing: true },
    },
  },
  {
    title: '[10.6] none is open',
    events: [],
    ends: {
      value: 'closed',
      can: ['article.open'],
      shows: { ...unread, selectOpen: null, selectTakesFiles: false, selectCanOpen: true },
    },
  },
  {
    title: '[10.6] it was not read',
    events: [open, rejected('readArticle', lost)],
    ends: {
      value: 'unread',
      can: [...leaving, 'article.retry'],
      shows: { ...unread, ...leavable, selectIsUnread: true, selectIsDirty: true, selectRefusal: '没有网络' },
    },
  },
  {
    title: '[10.6] it is asked whether what is not saved is given up',
    events: [...drafted, typed, event('article.close')],
    ends: { value: 'leaving', can: ['leave.confirm', 'leave.keep'], shows: { ...dirty, selectIsLeaving: true } },
  },
  {
    title: '[10.6] its real page is made ready',
    events: [...drafted, event('preview.open')],
    ends: { value: 'previewing', tags: ['acting'], can: [], shows: { selectIsPreviewing: true, selectIsActing: true } },
  },
  {
    title: '[10.6] a file is sent',
    events: [...drafted, event('file.chosen', { file: sampleFile })],
    ends: { value: 'uploading', can: ['file.cancel'], shows: { selectFile: sampleFile } },
  },
  {
    title: '[10.6] it is saved',
    events: [...drafted, typed, save],
    ends: {
      value: 'saving',
      tags: ['acting'],
      can: [],
      shows: { ...dirty, selectIsSaving: true, selectIsActing: true },
    },
  },
  {
    title: '[10.6] another user saved first',
    events: [...drafted, typed, save, rejected('save', changedElsewhere)],
    ends: {
      value: 'conflicting',
      can: ['mine.keep', 'theirs.take'],
      shows: { ...dirty, selectIsConflicting: true, selectRefusal: changedElsewhere.message },
    },
  },
  {
    title: '[10.6] theirs is read',
    events: [...drafted, typed, save, rejected('save', changedElsewhere), event('mine.keep')],
    ends: {
      value: 'overwriting',
      tags: ['acting'],
      can: [],
      shows: { ...dirty, selectIsActing: true, selectRefusal: changedElsewhere.message },
    },
  },
  {
    title: '[10.6] the time is looked at',
    events: [...drafted, schedule, submit],
    ends: {
      value: 'timing',
      tags: ['acting'],
      can: [],
      shows: { selectSchedule: later, selectIsPublishing: true, selectIsActing: true },
    },
  },
  {
    title: '[10.6] it is published',
    events: [...drafted, submit],
    ends: { value: 'publishing', tags: ['acting'], can: [], shows: { selectIsPublishing: true, selectIsActing: true } },
  },
  {
    title: '[10.6] it is asked whether it is withdrawn',
    events: [...shown, event('withdraw.ask')],
    ends: {
      value: 'asking',
      can: ['withdraw.confirm', 'withdraw.keep'],
      shows: { ...published, selectIsAsking: true },
    },
  },
  {
    title: '[10.6] it is withdrawn',
    events: [...shown, event('withdraw.ask'), event('withdraw.confirm')],
    ends: { value: 'withdrawing', tags: ['acting'], can: [], shows: { ...published, selectIsActing: true } },
  },
  {
    title: '[10.6] it is taken off its time',
    events: [...waiting, event('change.recall')],
    ends: {
      value: 'recalling',
      tags: ['acting'],
      can: [],
      shows: { ...upcoming, selectIsRecalling: true, selectIsActing: true },
    },
  },
  {
    title: '[10.6] a certificate came with one lot of one of them',
    events: [event('article.open', sampleRequest), resolved('readArticle', partlyCertified)],
    ends: {
      value: 'writing',
      can: [...writing.filter((type) => type !== 'file.chosen'), 'award.ask', 'certificate.open', 'withdraw.ask'],
      shows: { ...writable, ...sampleResourceRequest, selectSaved: partlyCertified, selectCanOpenCertificates: true },
    },
  },
  {
    title: '[10.6] it wins',
    events: [...quoted, award, event('award.confirm')],
    ends: {
      value: 'awarding',
      tags: ['acting'],
      can: [],
      shows: { ...sampleResourceRequest, selectChoice: { quoteNo: sampleQuote.quoteNo }, selectIsActing: true },
    },
  },
]);
