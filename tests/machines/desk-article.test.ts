import { expect } from 'vitest';
import { articleErrors, blankArticle, formOf } from '#domain/content/article-form.ts';
import { emptyBlock } from '#domain/content/block.ts';
import { changedElsewhere, deskArticleCases } from '#machines/desk-article/desk-article.cases.ts';
import {
  changedArticle,
  draftArticle,
  NOW,
  SOON,
  sampleChoice,
  sampleFile,
  scheduledArticle,
  shownArticle,
  takenFile,
  theirArticle,
  withdrawnArticle,
} from '#machines/desk-article/desk-article.sample.ts';
import { type Article, deskArticleMachine } from '#machines/desk-article/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const now = { when: 'now', time: '' };
const later = { when: 'later', time: '2026-10-18T20:00' };
const untold = { refusal: null, done: null, timeError: null };
const closed = {
  ...{ parent: expect.anything(), open: null, article: null, form: { fields: {}, blocks: [] }, errors: [] },
  ...{ schedule: now, next: null, file: null, ...untold },
};
const formed = (article: Article) => formOf('NEWS', article.content);
const opened = (article: Article) => ({ ...closed, open: sampleChoice, article, form: formed(article), next: null });
const at = (article: Article) => ({ ...opened(article), next: sampleChoice });

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
const conflict = [...drafted, type('安全周'), save, rejected('save', changedElsewhere)];
const changed = (row: Article['row']) => ({ type: 'article.changed', row });
const schedule = event('schedule.typed', { schedule: later });
const versionOf = (article: Article) => ({ ...sampleChoice, version: article.version });

journeys(deskArticleMachine, deskArticleCases, [
  {
    title: '[10.6] one is opened, and the list hears of it',
    events: drafted,
    ends: {
      value: 'writing',
      context: opened(draftArticle),
      asked: { readArticle: [sampleChoice] },
      sent: { parent: [changed(draftArticle.row)] },
    },
  },
]);
