import { createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import { allErrors, isDecidable, isDirty, isPublishable } from './operator-article.rules.ts';
import {
  awardedArticle,
  changedArticle,
  draftArticle,
  noneChosenArticle,
  quotedArticle,
  recalledArticle,
  SOON,
  sampleChoice,
  sampleFile,
  samplePreview,
  sampleQuote,
  scheduledArticle,
  shownArticle,
  takenFile,
  theirArticle,
  upcomingArticle,
  withdrawnArticle,
} from './operator-article.sample.ts';
import type { OperatorArticleInput } from './operator-article.types.ts';
import { operatorArticleWords } from './operator-article.words.ts';

const operatorArticleInput: OperatorArticleInput = { parent: createEmptyActor() };

export const changedElsewhere = new CallFailure({
  kind: 'refused',
  code: '10004009',
  message: '吴样例 在 2026-10-12 09:40 改过这一篇',
  status: 200,
});

const offline = new Error('没有网络');
const done = (id: string, ...outputs: readonly unknown[]) =>
  outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }));
const failed = (id: string, ...errors: readonly Error[]) =>
  [offline, ...errors].map((error) => ({ type: `xstate.error.actor.${id}`, error }));

export const operatorArticleCases: MachineCases = {
  words: operatorArticleWords,
  input: operatorArticleInput,
  /** Leaves out adding blocks to existing ones: the model would grow without bound. */
  events: {
    'article.open': [
      { type: 'article.open', ...sampleChoice },
      { type: 'article.open', kind: 'NEWS', id: null },
    ],
    'article.close': [{ type: 'article.close' }],
    'article.retry': [{ type: 'article.retry' }],
    'leave.keep': [{ type: 'leave.keep' }],
    'leave.confirm': [{ type: 'leave.confirm' }],
    'field.typed': [{ type: 'field.typed', path: 'fields.title', value: '安全周' }],
    'block.added': [{ type: 'block.added', kind: 'heading' }],
    'block.moved': [{ type: 'block.moved', index: 0, by: -1 }],
    'block.removed': [{ type: 'block.removed', index: 9 }],
    'file.chosen': [{ type: 'file.chosen', file: sampleFile }],
    'file.cancel': [{ type: 'file.cancel' }],
    'article.save': [{ type: 'article.save' }],
    'preview.open': [{ type: 'preview.open' }],
    'schedule.typed': [
      { type: 'schedule.typed', schedule: { when: 'later', time: '' } },
      { type: 'schedule.typed', schedule: { when: 'later', time: '2026-10-18T20:00' } },
    ],
    'publish.submit': [{ type: 'publish.submit' }],
    'withdraw.ask': [{ type: 'withdraw.ask' }],
    'withdraw.keep': [{ type: 'withdraw.keep' }],
    'withdraw.confirm': [{ type: 'withdraw.confirm' }],
    'change.recall': [{ type: 'change.recall' }],
    'award.ask': [
      { type: 'award.ask', quoteNo: sampleQuote.quoteNo },
      { type: 'award.ask', quoteNo: null },
    ],
    'certificate.open': [{ type: 'certificate.open', quoteNo: sampleQuote.quoteNo, lineNo: 1 }],
    'award.keep': [{ type: 'award.keep' }],
    'award.confirm': [{ type: 'award.confirm' }],
    'theirs.take': [{ type: 'theirs.take' }],
    'mine.keep': [{ type: 'mine.keep' }],
    'xstate.done.actor.readArticle': done('readArticle', draftArticle, shownArticle, upcomingArticle, quotedArticle),
    'xstate.error.actor.readArticle': failed('readArticle'),
    'xstate.done.actor.readTheirs': done('readTheirs', theirArticle),
    'xstate.error.actor.readTheirs': failed('readTheirs'),
    'xstate.done.actor.save': done('save', draftArticle, changedArticle),
    'xstate.error.actor.save': failed('save', changedElsewhere),
    'xstate.done.actor.preview': done('preview', samplePreview),
    'xstate.error.actor.preview': failed('preview'),
    'xstate.done.actor.upload': done('upload', takenFile),
    'xstate.error.actor.upload': failed('upload'),
    'xstate.done.actor.readTime': done('readTime', SOON - 1, SOON),
    'xstate.error.actor.readTime': failed('readTime'),
    'xstate.done.actor.publish': done('publish', shownArticle, scheduledArticle, upcomingArticle),
    'xstate.error.actor.publish': failed('publish', changedElsewhere),
    'xstate.done.actor.withdraw': done('withdraw', withdrawnArticle),
    'xstate.error.actor.withdraw': failed('withdraw', changedElsewhere),
    'xstate.done.actor.recall': done('recall', recalledArticle),
    'xstate.error.actor.recall': failed('recall', changedElsewhere),
    'xstate.done.actor.readCertificate': done('readCertificate', undefined),
    'xstate.error.actor.readCertificate': failed('readCertificate'),
    'xstate.done.actor.award': done('award', awardedArticle, noneChosenArticle),
    'xstate.error.actor.award': failed('award', changedElsewhere),
  },
  delays: {},
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.open?.id ?? null,
      context.article?.version,
      context.article?.row.status,
      context.article?.row.changeFrom,
      context.next,
      context.schedule,
      context.choice?.quoteNo,
      isDecidable(context),
      context.form.fields.title,
      context.form.blocks.length === 0,
      allErrors(context).some(({ path }) => path.startsWith('blocks')),
      isDirty(context),
      isPublishable(context),
    ]),
};
