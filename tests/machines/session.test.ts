import { sessionMachine } from '#machines/session/index.ts';
import { sessionCases } from '#machines/session/session.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const nobody = {
  token: null,
  userName: null,
  user: null,
  enterprises: [],
  wantsOrders: false,
  reloadToast: 'signedOut',
};
const stored = resolved('readSession', { token: 'token', userName: '王珂' });
const visitor = resolved('readSession', { token: null, userName: null });
const known = { ...nobody, token: 'token', userName: '王珂' };
const expired = event('session.expired');
const guard = (isReloadDue: boolean) => resolved('readExpiryGuard', { isReloadDue });

journeys(sessionMachine, sessionCases, [
  {
    title: '[4.9] a token cookie means signed in, and the user is fetched',
    events: [stored],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[8.8] user info that does not come does not sign out',
    events: [stored, rejected('loadUser')],
    ends: { value: { signedIn: 'idle' }, context: known },
  },
  {
    title: '[4.5] cookies that cannot be written keep nobody signed in',
    events: [visitor, event('session.signedIn', { token: 'token', userName: '王珂' }), rejected('saveSession')],
    ends: { value: 'anonymous', context: nobody },
  },
  {
    title: '[4.8] a logout the server does not answer still clears and reloads',
    events: [stored, event('session.signOut'), rejected('logout'), resolved('clearSession')],
    ends: { value: 'reloading', context: nobody },
  },
  {
    title: '[4.10] ten expired answers make one logout, and 1499 ms later the page still stands',
    events: [stored, ...Array.from({ length: 10 }, () => expired), guard(true), resolved('logout'), { after: 1_499 }],
    ends: { value: { expired: 'waiting' }, context: { ...known, reloadToast: 'expired' } },
  },
  {
    title: '[4.10] it is cleared after 1500 ms and reloads',
    events: [stored, expired, guard(true), rejected('logout'), { after: 1_500 }, resolved('clearSession')],
    ends: { value: 'reloading', context: { ...nobody, reloadToast: 'expired' } },
  },
  {
    title: '[4.10][9.3k] within the 60 s after a reload the page never reloads again',
    events: [stored, expired, guard(false), resolved('clearSession')],
    ends: { value: 'anonymous', context: { ...nobody, reloadToast: 'expired' } },
  },
  {
    title: '[4.11] a sign-out in another tab is followed without a reload',
    events: [stored, rejected('loadUser'), event('tabs.signedOut')],
    ends: { value: 'anonymous', context: nobody },
  },
  {
    title: '[4.11] a sign-in in another tab is followed',
    events: [visitor, event('tabs.signedIn'), stored],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
]);
