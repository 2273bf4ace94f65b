import { operatorContent as words } from '#copy/operator/content.ts';
import { changedElsewhere } from '#machines/operator-article/operator-article.cases.ts';
import {
  awardedArticle,
  doublyChangedArticle,
  draftArticle,
  quotedArticle,
  recalledArticle,
  sampleChoice,
  samplePreview,
  sampleQuote,
  shownArticle,
  theirArticle,
  withdrawnArticle,
} from '#machines/operator-article/operator-article.sample.ts';
import { subject } from '#stories/operator-article/operator-article.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { operatorArticleModel } from './operator-article.model.ts';

const TITLE = words.fields.title;
const heading = words.block(1, words.blockKinds.heading);

walkView('[10.6] one article', operatorArticleModel, subject, ({ press, type, keys, happens, sees }) => ({
  gestures: {
    'open one': () => happens(event('article.open', sampleChoice)),
    'it comes': () => happens(resolved('readArticle', draftArticle)),
    'nothing comes': () => happens(rejected('readArticle', new Error('没有网络'))),
    'try again': () => press('重试'),
    'look at it': () => press(words.preview),
    'its page comes': () => happens(resolved('preview', samplePreview)),
    'change its title': () => type(TITLE, '安全周'),
    'take out a block': () => press(words.remove(heading)),
    leave: () => press(words.close),
    stay: () => keys('{Escape}'),
    'give it up': () => press(words.leaveConfirm),
    'save it': () => press(words.save),
    'a user was first': () => happens(rejected('save', changedElsewhere)),
    'take theirs': () => press(words.theirs),
    'theirs comes': () => happens(resolved('readArticle', theirArticle)),
    'publish it': () => press(words.submitNow),
    'it is out': () => happens(resolved('publish', shownArticle)),
    withdraw: () => press(words.withdraw),
    'withdraw indeed': () => press(words.confirm),
    'a request with a quote comes': () => happens(resolved('readArticle', quotedArticle)),
    'one with two changes comes': () => happens(resolved('readArticle', doublyChangedArticle)),
    'recall the change': () => press(words.recall),
    'it is off its time': () => happens(resolved('recall', recalledArticle)),
    'choose one': () => press(words.award(sampleQuote.company)),
    'not yet': () => keys('{Escape}'),
    'it wins': () => press(words.awardConfirm),
    'they were notified': () => happens(resolved('award', awardedArticle)),
    'it no longer exists': () => happens(resolved('withdraw', withdrawnArticle)),
  },
  checks: {
    'none is open': sees({ says: [words.choose] }),
    'it is read': sees({ says: [words.reading] }),
    'shown why': sees({ says: ['没有网络'], shows: { button: ['重试'] } }),
    'it is written': sees({ says: [words.statuses.DRAFT], shows: { button: [words.submitNow] } }),
    'its page is made': sees({ hides: { link: [words.previewPage] } }),
    'it is looked at': sees({ links: { [words.previewPage]: samplePreview.path } }),
    'it is changed': sees({ says: [words.unsaved, words.saveFirst], values: { [TITLE]: '安全周' } }),
    'a block no longer exists': sees({ hides: { group: [heading] } }),
    'asked what becomes of it': sees({ says: [words.leaveTitle], shows: { button: [words.leaveKeep] } }),
    'it is saved': sees({ shows: { button: [words.save] } }),
    'notified of the other': sees({ says: [changedElsewhere.message, words.conflictHelp] }),
    'theirs is read': sees({ values: { [TITLE]: '安全周' } }),
    'theirs is written on': sees({ values: { [TITLE]: theirArticle.row.title } }),
    'it is published': sees({ shows: { button: [words.submitNow] } }),
    'visitors see it': sees({ says: [words.done.published, words.statuses.PUBLISHED, words.untilThen] }),
    'asked whether': sees({ says: [words.withdrawHelp] }),
    'it is withdrawn': sees({ says: [words.statuses.PUBLISHED] }),
    'its versions are distinguished': sees({ says: [words.upcoming, words.changed, words.replaces] }),
    'it is recalled': sees({ shows: { button: [words.recall] } }),
    'visitors see the same': sees({ says: [words.done.recalled, words.changed], hides: { button: [words.recall] } }),
    'its quotes are compared': sees({ says: [sampleQuote.company], shows: { button: [words.chooseNone] } }),
    'asked whether it wins': sees({ says: [words.awardTitle(sampleQuote.company), words.awardHelp] }),
    'suppliers are notified': sees({ says: [sampleQuote.company] }),
    'it is decided': sees({ says: [words.done.awarded, '已中标'], hides: { button: [words.chooseNone] } }),
    'visitors see it no longer': sees({ says: [words.done.withdrawn, words.statuses.WITHDRAWN] }),
  },
}));
