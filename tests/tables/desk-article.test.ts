import { articleErrors, blankArticle, formOf } from '#domain/content/article-form.ts';
import { changedElsewhere, deskArticleCases } from '#machines/desk-article/desk-article.cases.ts';
import {
  draftArticle,
  NOW,
  quotedArticle,
  sampleChoice,
  sampleFile,
  samplePreview,
  sampleQuote,
  sampleRequest,
  shownArticle,
  upcomingArticle,
  withdrawnArticle,
} from '#machines/desk-article/desk-article.sample.ts';
import * as all from '#machines/desk-article/desk-article.select.ts';
import { deskArticleMachine } from '#machines/desk-article/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const now = { when: 'now', time: '' };
const later = { when: 'later', time: '2026-10-18T20:00' };
const open = event('article.open', sampleChoice);
const drafted = [open, resolved('readArticle', draftArticle)];
const shown = [open, resolved('readArticle', shownArticle)];
const typed = event('field.typed', { path: 'fields.title', value: '安全周' });
const save = event('article.save');
const submit = event('publish.submit');
const schedule = event('schedule.typed', { schedule: later });
const lost = new Error('没有网络');
const form = formOf('NEWS', draftArticle.content);
const changed = { ...form, fields: { ...form.fields, title: '安全周' } };

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
const dirty = { selectForm: changed, selectIsDirty: true, selectIsPublishable: false };
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
const quoted = [event('article.open', sampleRequest), resolved('readArticle', quotedArticle)];
const award = event('award.ask', { quoteNo: sampleQuote.quoteNo });
const asked = {
  ...{ selectOpen: sampleRequest, selectRow: quotedArticle.row, selectSaved: quotedArticle },
  ...{ selectForm: formOf('POST', quotedArticle.content), selectIsShown: true, selectTakesFiles: false },
  ...{ selectIsPublishable: false, selectIsWithdrawable: true },
};

stateTable(deskArticleMachine, deskArticleCases, { all }, usual, [
  {
    title: '[10.6] none is open',
    events: [],
    value: 'closed',
    can: ['article.open'],
    shows: { ...unread, selectOpen: null, selectTakesFiles: false, selectCanOpen: true },
  },
  {
    title: '[10.6] one is read',
    events: [open],
    value: 'opening',
    can: leaving,
    shows: { ...unread, ...leavable, selectIsOpening: true, selectIsDirty: true },
  },
  {
    title: '[10.6] it was not read',
    events: [open, rejected('readArticle', lost)],
    value: 'unread',
    can: [...leaving, 'article.retry'],
    shows: { ...unread, ...leavable, selectIsUnread: true, selectIsDirty: true, selectRefusal: '没有网络' },
  },
  { title: '[10.6] it is written', events: drafted, value: 'writing', can: publishable, shows: writable },
  {
    title: '[10.6] what was typed is not saved',
    events: [...drafted, typed],
    value: 'writing',
    can: writing,
    shows: { ...writable, ...dirty },
  },
  {
    title: '[10.6] a new one lacks its fields',
    events: [event('article.open', { kind: 'NEWS', id: null }), save],
    value: 'writing',
    can: writing,
    shows: {
      ...{ ...writable, ...unread, selectOpen: { kind: 'NEWS', id: null }, selectForm: blankArticle('NEWS') },
      selectErrors: articleErrors('NEWS', blankArticle('NEWS')),
    },
  },
  {
    title: '[10.6] it is asked whether what is not saved is given up',
    events: [...drafted, typed, event('article.close')],
    value: 'leaving',
    can: ['leave.confirm', 'leave.keep'],
    shows: { ...dirty, selectIsLeaving: true },
  },
  {
    title: '[10.6] its real page is made ready',
    events: [...drafted, event('preview.open')],
    value: 'previewing',
    tags: ['acting'],
    can: [],
    shows: { selectIsPreviewing: true, selectIsActing: true },
  },
  {
    title: '[10.6] its real page is there to be looked at',
    events: [...drafted, event('preview.open'), resolved('preview', samplePreview)],
    value: 'writing',
    can: [...writing, 'publish.submit'],
    shows: { ...writable, selectPreview: samplePreview },
  },
  {
    title: '[10.6] a file is sent',
    events: [...drafted, event('file.chosen', { file: sampleFile })],
    value: 'uploading',
    can: ['file.cancel'],
    shows: { selectFile: sampleFile },
  },
  {
    title: '[10.6] it is saved',
    events: [...drafted, typed, save],
    value: 'saving',
    tags: ['acting'],
    can: [],
    shows: { ...dirty, selectIsSaving: true, selectIsActing: true },
  },
  {
    title: '[10.6] somebody else saved first',
    events: [...drafted, typed, save, rejected('save', changedElsewhere)],
    value: 'conflicting',
    can: ['mine.keep', 'theirs.take'],
    shows: { ...dirty, selectIsConflicting: true, selectRefusal: changedElsewhere.message },
  },
  {
    title: '[10.6] theirs is read',
    events: [...drafted, typed, save, rejected('save', changedElsewhere), event('mine.keep')],
    value: 'overwriting',
    tags: ['acting'],
    can: [],
    shows: { ...dirty, selectIsActing: true, selectRefusal: changedElsewhere.message },
  },
  {
    title: '[10.6] the time is looked at',
    events: [...drafted, schedule, submit],
    value: 'timing',
    tags: ['acting'],
    can: [],
    shows: { selectSchedule: later, selectIsPublishing: true, selectIsActing: true },
  },
  {
    title: '[10.6] it is past',
    events: [...drafted, schedule, submit, resolved('readTime', Date.parse('2026-10-19T00:00:00Z'))],
    value: 'writing',
    can: publishable,
    shows: { ...writable, selectSchedule: later, selectTimeError: 'PAST' },
  },
  {
    title: '[10.6] it is published',
    events: [...drafted, submit],
    value: 'publishing',
    tags: ['acting'],
    can: [],
    shows: { selectIsPublishing: true, selectIsActing: true },
  },
  {
    title: '[10.6] visitors see it',
    events: [...drafted, submit, resolved('publish', shownArticle)],
    value: 'writing',
    can: [...writing, 'withdraw.ask'],
    shows: { ...writable, ...published, selectDone: 'published' },
  },
  {
    title: '[10.6] it is asked whether it is withdrawn',
    events: [...shown, event('withdraw.ask')],
    value: 'asking',
    can: ['withdraw.confirm', 'withdraw.keep'],
    shows: { ...published, selectIsAsking: true },
  },
  {
    title: '[10.6] it is withdrawn',
    events: [...shown, event('withdraw.ask'), event('withdraw.confirm')],
    value: 'withdrawing',
    tags: ['acting'],
    can: [],
    shows: { ...published, selectIsActing: true },
  },
  {
    title: '[10.6] visitors see it no longer',
    events: [...[...shown, event('withdraw.ask'), event('withdraw.confirm')], resolved('withdraw', withdrawnArticle)],
    value: 'writing',
    can: publishable,
    shows: { ...writable, selectRow: withdrawnArticle.row, selectSaved: withdrawnArticle, selectDone: 'withdrawn' },
  },
  {
    title: '[10.6] a change waits for its time',
    events: waiting,
    value: 'writing',
    can: [...publishable, 'change.recall', 'withdraw.ask'],
    shows: { ...writable, ...upcoming },
  },
  {
    title: '[10.6] it is taken off its time',
    events: [...waiting, event('change.recall')],
    value: 'recalling',
    tags: ['acting'],
    can: [],
    shows: { ...upcoming, selectIsRecalling: true, selectIsActing: true },
  },
  {
    title: '[10.6] suppliers have quoted for what the company looks for',
    events: quoted,
    value: 'writing',
    can: [...writing.filter((type) => type !== 'file.chosen'), 'award.ask', 'certificate.open', 'withdraw.ask'],
    shows: { ...writable, ...asked, selectCanOpenCertificates: true },
  },
  {
    title: '[10.6] a certificate came with one lot of one of them',
    events: [event('article.open', sampleRequest), resolved('readArticle', partlyCertified)],
    value: 'writing',
    can: [...writing.filter((type) => type !== 'file.chosen'), 'award.ask', 'certificate.open', 'withdraw.ask'],
    shows: { ...writable, ...asked, selectSaved: partlyCertified, selectCanOpenCertificates: true },
  },
  {
    title: '[10.6] the certificate that came with one of them is opened',
    events: [...quoted, event('certificate.open', { quoteNo: sampleQuote.quoteNo, lineNo: 1 })],
    value: 'showing',
    tags: ['acting'],
    can: [],
    shows: { ...asked, selectIsActing: true },
  },
  {
    title: '[10.6] it is asked whether one of them wins',
    events: [...quoted, award],
    value: 'deciding',
    can: ['award.confirm', 'award.keep'],
    shows: { ...asked, selectChoice: { quoteNo: sampleQuote.quoteNo }, selectIsDeciding: true },
  },
  {
    title: '[10.6] it wins',
    events: [...quoted, award, event('award.confirm')],
    value: 'awarding',
    tags: ['acting'],
    can: [],
    shows: { ...asked, selectChoice: { quoteNo: sampleQuote.quoteNo }, selectIsActing: true },
  },
]);
