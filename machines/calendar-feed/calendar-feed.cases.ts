import type { MachineCases } from '../kit/cases.ts';
import { calendarFeedWords } from './calendar-feed.words.ts';

const madeAt = Date.UTC(2026, 10, 3, 2, 5);

export const readFeed = { madeAt, readAt: Date.UTC(2026, 10, 24, 1, 30) };
export const unreadFeed = { madeAt: Date.UTC(2026, 10, 25, 3, 15), readAt: null };
export const madeFeed = {
  feed: unreadFeed,
  url: 'https://huazhou.example/calendar/Zx81kQpT0v7mC3nLwY6rD4sB9aF2gH5jK1eU8iO7tN0.ics',
};

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const calendarFeedCases: MachineCases = {
  words: calendarFeedWords,
  events: {
    'feed.retry': [{ type: 'feed.retry' }],
    'feed.make': [{ type: 'feed.make' }],
    'feed.copy': [{ type: 'feed.copy' }],
    'feed.revoke': [{ type: 'feed.revoke' }],
    'feed.confirm': [{ type: 'feed.confirm' }],
    'feed.cancel': [{ type: 'feed.cancel' }],
    'feed.close': [{ type: 'feed.close' }],
    'xstate.done.actor.loadFeed': [null, readFeed, unreadFeed].map((feed) => done('loadFeed', feed)),
    'xstate.error.actor.loadFeed': [lost('loadFeed')],
    'xstate.done.actor.makeFeed': [done('makeFeed', madeFeed)],
    'xstate.error.actor.makeFeed': [lost('makeFeed')],
    'xstate.done.actor.revokeFeed': [done('revokeFeed')],
    'xstate.error.actor.revokeFeed': [lost('revokeFeed')],
  },
  delays: {},
};
