import { fromCallback } from 'xstate';
import type { MachineCases } from '../kit/cases.ts';
import { navigationWords } from './navigation.words.ts';

/** The logic of a page that does nothing. */
export const stillPage = fromCallback(() => undefined);

const access = (hasToken: boolean, redirectTo: string | null) => ({
  type: 'xstate.done.actor.checkAccess',
  output: { hasToken, redirectTo },
});

const refused = (port: string) => [{ type: `xstate.error.actor.${port}`, error: new Error(`${port} refused`) }];

export const navigationCases: MachineCases = {
  words: navigationWords,
  events: {
    'location.changed': [
      { type: 'location.changed', path: '/', page: 'home', permission: 'public', query: '' },
      { type: 'location.changed', path: '/', page: 'home', permission: 'public', query: '?un=1263' },
      { type: 'location.changed', path: '/lost', page: 'notFound', permission: 'public', query: '' },
      {
        type: 'location.changed',
        path: '/shippingFcl/addOrder',
        page: 'shippingFclAddOrder',
        permission: 'signed-in',
        query: '',
      },
    ],
    'navigation.retry': [{ type: 'navigation.retry' }],
    'userInfo.wanted': [],
    'userInfo.settled': [],
    'xstate.done.actor.checkAccess': [access(false, null), access(true, null), access(false, '/')],
    'xstate.error.actor.checkAccess': refused('checkAccess'),
    'xstate.done.actor.loadPage': [{ type: 'xstate.done.actor.loadPage', output: stillPage }],
    'xstate.error.actor.loadPage': refused('loadPage'),
    'xstate.done.actor.loadUserInfo': [{ type: 'xstate.done.actor.loadUserInfo' }],
    'xstate.error.actor.loadUserInfo': refused('loadUserInfo'),
    'xstate.error.actor.redirect': refused('redirect'),
    'xstate.done.actor.leavePage': [{ type: 'xstate.done.actor.leavePage' }],
    'xstate.error.actor.leavePage': refused('leavePage'),
    'xstate.error.actor.*': refused('/'),
  },
  delays: { userInfoWait: 3_000, userInfoFresh: 5_000 },
  feeds: { 'location.changed': 'locations' },
  /** Sorts the pages: their order only decides which of four is dropped. */
  key: ({ value, context }) => JSON.stringify([value, { ...context, pages: [...context.pages].sort() }]),
};
