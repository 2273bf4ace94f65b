import type { UserInfo } from '#contract/calls/user.ts';
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
const enterprise = {
  basicEntId: 'ent-1',
  entName: '上海某化工有限公司',
  mcpCode: 'MCP001',
  serviceOpenAuditStatus: 'NONE',
  contractCustomer: false,
} as const;
const member: UserInfo = {
  userId: 'user-2',
  name: '陈工',
  phone: '13800008888',
  email: '',
  avatar: '/avatars/1.png',
  roles: ['enterprise'],
  protocolAgreed: false,
  enterpriseResp: enterprise,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const draftsSaved = resolved('saveDrafts');
const leaves = [stored, resolved('loadUser', member), rejected('loadEnterprises'), event('session.signOut')];
const asking = { value: 'askingAboutDrafts', context: { ...known, userName: '陈工', user: member } };
const expired = event('session.expired');
const guard = (isReloadDue: boolean) => resolved('readExpiryGuard', { isReloadDue });

journeys(sessionMachine, sessionCases, [
  {
    title: '[4.9][6.1] a token cookie means signed in, under the name it came with, and the user is fetched',
    events: [stored],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[8.8] user info that does not come does not sign out',
    events: [stored, rejected('loadUser')],
    ends: { value: { signedIn: 'idle' }, context: known },
  },
  {
    title: '[3.4] a visitor asked for orders: the flag outlives the sign-in',
    events: [
      visitor,
      event('session.ordersWanted'),
      event('session.signedIn', { token: 'token', userName: '王珂' }),
      resolved('saveSession'),
    ],
    ends: { value: { signedIn: 'refreshing' }, context: { ...known, wantsOrders: true } },
  },
  {
    title: '[3.4] and is cleared once the list has opened',
    events: [
      visitor,
      event('session.ordersWanted'),
      event('session.signedIn', { token: 'token', userName: '王珂' }),
      resolved('saveSession'),
      event('session.ordersShown'),
    ],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[4.5] cookies that cannot be written keep nobody signed in',
    events: [visitor, event('session.signedIn', { token: 'token', userName: '王珂' }), rejected('saveSession')],
    ends: { value: 'anonymous', context: nobody },
  },
  {
    title: '[4.8] a logout the server does not answer still clears and reloads',
    events: [stored, event('session.signOut'), draftsSaved, rejected('logout'), resolved('clearSession')],
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
    title:
      '[3.2][3.2d][4.7] what is fetched refreshes name, avatar, roles and info; enterprise info that fails is silent',
    events: [stored, resolved('loadUser', member), rejected('loadEnterprises')],
    ends: { value: { signedIn: 'idle' }, context: { ...known, userName: '陈工', user: member } },
  },
  {
    title: '[3.1][4.7] the list of enterprises is kept',
    events: [stored, resolved('loadUser', member), resolved('loadEnterprises', [enterprise])],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...known, userName: '陈工', user: member, enterprises: [enterprise] },
    },
  },
  {
    title: '[6.7] signing out empties user and roles',
    events: [
      stored,
      resolved('loadUser', member),
      event('session.signOut'),
      draftsSaved,
      resolved('logout'),
      resolved('clearSession'),
    ],
    ends: { value: 'reloading', context: nobody },
  },
  {
    title: '[4.8] signing out saves the drafts before the server hears of it',
    events: leaves,
    ends: { ...asking, value: 'savingDrafts' },
  },
  {
    title: '[4.8] drafts that are not saved are asked about',
    events: [...leaves, rejected('saveDrafts')],
    ends: asking,
  },
  { title: '[4.8] and so they are after 5 seconds', events: [...leaves, { after: 5_000 }], ends: asking },
  {
    title: '[4.8] who stays is signed in as before',
    events: [...leaves, rejected('saveDrafts'), event('session.stay')],
    ends: { ...asking, value: { signedIn: 'idle' } },
  },
  {
    title: '[4.8] who tries again has them saved and is signed out',
    events: [...leaves, rejected('saveDrafts'), event('session.signOut'), draftsSaved],
    ends: { ...asking, value: 'signingOut' },
  },
  {
    title: '[4.8] who leaves anyway is signed out',
    events: [
      ...leaves,
      rejected('saveDrafts'),
      event('session.signOutAnyway'),
      rejected('logout'),
      resolved('clearSession'),
    ],
    ends: { value: 'reloading', context: nobody },
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
