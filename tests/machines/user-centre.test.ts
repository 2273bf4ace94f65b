import { userCentreMachine } from '#machines/user-centre/index.ts';
import { userCentreCases } from '#machines/user-centre/user-centre.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { ticket: 'ticket' };
const noTicket = { ticket: null };
const base = { ...input, answer: null, user: null, failure: null };
const arrived = { ...noTicket, answer: null, user: null, failure: null };
const answer = { token: 'token', userName: '李航' };
const user = {
  userId: 'user-1',
  name: '李航',
  phone: '120****0001',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: false,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const redeemed = resolved('singleSignOn', { kind: 'signedIn', answer });
const unreached = resolved('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' });
const staying = { open: { signedIn: 'staying' } };

journeys(userCentreMachine, userCentreCases, [
  {
    title: '[2.14b] a good ticket opens the rooms of whose account it is',
    input,
    events: [redeemed, resolved('saveSession'), resolved('loadUser', user)],
    ends: { value: staying, context: { ...base, answer, user } },
  },
  {
    title: '[4.6b] a forged, used or late ticket is refused, and says so',
    input,
    events: [resolved('singleSignOn', { kind: 'invalid' })],
    ends: { value: 'refused', context: base },
  },
  {
    title: '[4.6b] a network that fails is no refusal: the same ticket is tried again',
    input,
    events: [unreached, event('centre.retry'), redeemed, resolved('saveSession'), resolved('loadUser', user)],
    ends: { value: staying, context: { ...base, answer, user } },
  },
  {
    title: '[4.6b] as long as the server is not reached the page says that',
    input,
    events: [unreached],
    ends: { value: 'unreached', context: { ...base, failure: '抱歉，服务器繁忙！' } },
  },
  {
    title: '[4.5] a browser that keeps no cookies is told so',
    input,
    events: [redeemed, rejected('saveSession')],
    ends: { value: 'blocked', context: { ...base, answer } },
  },
  {
    title: '[4.6] who stays with the account that is signed in sees that one',
    input,
    events: [resolved('singleSignOn', { kind: 'kept' }), resolved('loadUser', user)],
    ends: { value: staying, context: { ...base, user } },
  },
  {
    title: '[4.11] a sign-out in another tab is seen here',
    input: noTicket,
    events: [resolved('loadUser', user), event('tabs.changed'), resolved('loadUser', null)],
    ends: { value: { open: 'anonymous' }, context: arrived },
  },
  {
    title: '[4.10] an expired session is forgotten and the page says so',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.expired'), resolved('clearSession')],
    ends: { value: { open: 'expired' }, context: arrived },
  },
  {
    title: '[4.10] what expires twice expires once',
    input: noTicket,
    events: [
      resolved('loadUser', user),
      event('centre.expired'),
      event('centre.expired'),
      resolved('clearSession'),
      event('centre.expired'),
    ],
    ends: { value: { open: 'expired' }, context: arrived },
  },
  {
    title: '[4.8] signing out clears this device even where the server does not answer',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.signOut'), resolved('saveDrafts'), rejected('signOut')],
    ends: { value: { open: 'anonymous' }, context: arrived },
  },
  {
    title: '[4.8] what cannot be saved is asked about before it goes',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.signOut'), rejected('saveDrafts')],
    ends: { value: { open: { signedIn: 'askingAboutDrafts' } }, context: { ...arrived, user } },
  },
  {
    title: '[4.8] saving is waited for up to five seconds',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.signOut'), { after: 4_999 }],
    ends: { value: { open: { signedIn: 'savingDrafts' } }, context: { ...arrived, user } },
  },
  {
    title: '[4.8] and what is not saved by then is asked about too',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.signOut'), { after: 5_000 }],
    ends: { value: { open: { signedIn: 'askingAboutDrafts' } }, context: { ...arrived, user } },
  },
  {
    title: '[4.8] from the question saving is tried again',
    input: noTicket,
    events: [
      resolved('loadUser', user),
      event('centre.signOut'),
      rejected('saveDrafts'),
      event('centre.signOut'),
      resolved('saveDrafts'),
      resolved('signOut'),
    ],
    ends: { value: { open: 'anonymous' }, context: arrived },
  },
  {
    title: '[4.8] staying keeps it, and who they are',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.signOut'), rejected('saveDrafts'), event('centre.stay')],
    ends: { value: staying, context: { ...arrived, user } },
  },
  {
    title: '[4.8] whoever would rather lose it is signed out',
    input: noTicket,
    events: [
      resolved('loadUser', user),
      event('centre.signOut'),
      rejected('saveDrafts'),
      event('centre.signOutAnyway'),
      resolved('signOut'),
    ],
    ends: { value: { open: 'anonymous' }, context: arrived },
  },
  {
    title: '[4.6b] the way back is a ticket of its own',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.leave'), resolved('returnToSite')],
    ends: { value: 'left', status: 'done', context: { ...arrived, user } },
  },
  {
    title: '[4.6b] a way back that does not open leaves the rooms as they are, and says why',
    input: noTicket,
    events: [resolved('loadUser', user), event('centre.leave'), rejected('returnToSite')],
    ends: { value: staying, context: { ...arrived, user, failure: 'refused' } },
  },
]);
