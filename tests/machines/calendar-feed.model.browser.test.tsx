import { KIT } from '#copy/kit.ts';
import { calendarFeedCopy as words } from '#copy/orders/order.ts';
import { madeFeed, readFeed, unreadFeed } from '#machines/calendar-feed/calendar-feed.cases.ts';
import { subject } from '#stories/calendar-feed/calendar-feed.subject.tsx';
import { rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { calendarFeedModel } from './calendar-feed.model.ts';

const lost = new Error('网络不通');

walkView('[10.12] a member', calendarFeedModel, subject, ({ press, happens, sees, leaves }) => {
  const reading = sees({ status: words.reading, hides: { button: [words.make, words.revoke] } });
  const works = { shows: { button: [words.revoke] }, says: [words.secret], hides: { button: [words.make] } };
  return {
    gestures: {
      'there is none': () => happens(resolved('loadFeed', null)),
      'there is one': () => happens(resolved('loadFeed', readFeed)),
      'there is one no one read': () => happens(resolved('loadFeed', unreadFeed)),
      'no answer comes': () => happens(rejected('loadFeed', lost)),
      'try again': () => press(KIT.retry),
      'make one': () => press(words.make),
      'it is made': () => happens(resolved('makeFeed', madeFeed)),
      'it is not made': () => happens(rejected('makeFeed', lost)),
      'copy it': () => press(words.copy),
      'stop it': () => press(words.revoke),
      'rather not': () => press(words.keep),
      confirm: () => press(words.confirm),
      'it is stopped': () => happens(resolved('revokeFeed')),
      'it is not stopped': () => happens(rejected('revokeFeed', lost)),
      'close it': () => press(words.close),
    },
    checks: {
      waiting: reading,
      'waiting again': reading,
      'shown why': sees({ alert: '网络不通', shows: { button: [KIT.retry] }, hides: { button: [words.make] } }),
      none: sees({ alert: '', shows: { button: [words.make] }, hides: { button: [words.revoke] } }),
      'being made': sees({ shows: { button: [words.make] }, hides: { button: [words.revoke] } }),
      'none, shown why': sees({ alert: '网络不通', shows: { button: [words.make] } }),
      'one to copy': sees({ ...works, shows: { button: [words.copy, words.revoke], textbox: [words.url] } }),
      'one from before': sees({ ...works, says: [words.hidden, words.readAt], hides: { button: [words.copy] } }),
      'one that no one read': sees({ ...works, says: [words.hidden, words.neverRead] }),
      asked: sees({ says: [words.ask], hides: { button: [words.revoke] } }),
      'it works': sees({ ...works, lacks: [words.ask] }),
      stopping: sees({ says: [words.ask], off: [words.keep, words.confirm] }),
      'it works, shown why': sees({ ...works, alert: '网络不通' }),
      closed: leaves(),
    },
  };
});
