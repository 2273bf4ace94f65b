import { CallFailure } from '#domain/failure.ts';
import { centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { singleSignOnMachine } from '#machines/single-sign-on/index.ts';
import { userCentreMachine } from '#machines/user-centre/index.ts';
import { userCentreCases } from '#machines/user-centre/user-centre.cases.ts';
import * as selectors from '#machines/user-centre/user-centre.select.ts';
import { event, type Happening, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const input = { ticket: 'ticket-5' };
const noTicket = { ticket: null };
const base = { ...input, answer: null, user: null, failure: null };
const arrived = { ...noTicket, answer: null, user: null, failure: null };
const answer = { token: 'token-6', userName: '李航' };
const user = {
  userId: 'user-7',
  name: '王珂',
  phone: '120****0007',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: false,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const used = new CallFailure({ kind: 'refused', code: '10004004', message: '凭据已失效', status: 200 });
const lost = new Error('没有网络');
const loaded = event('account.recognised', { user });
const asked = event('account.asked');
const left = (isExpired: boolean) => event('account.left', { isExpired });
const signedOut = left(false);
const unread = event('account.unread', { failure: '没有网络' });
const ended = [asked, left(true)];
const redeemed = resolved('singleSignOn', { kind: 'signedIn', answer });
const unreached = resolved('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' });
const retry = event('centre.retry');
const signIn = event('centre.signIn');
const closed = resolved('signIn', { kind: 'closed' });
const signedInHere = resolved('signIn', { kind: 'signedIn' });
const leave = event('centre.leave');
const room = (name: string) => ({ open: { signedIn: name } });
const redeems = (...events: Happening[]) => ({ input, real: { singleSignOn: singleSignOnMachine }, events });
const known = { ...arrived, user };
const other = { ...user, userId: 'user-8', name: '李航' };

const sampleInput = { ticket: null };
const ticket = { ticket: 'ticket-5' };
const usual = {
  selectScreen: 'busy',
  selectUserName: null,
  selectFailure: null,
  selectCanLeave: false,
  selectIsLeaving: false,
  selectSingleSignOn: undefined,
  selectSignIn: undefined,
  selectCanSignIn: false,
  selectRooms: undefined,
  selectSession: 'session',
};
const knownShows = { selectScreen: 'signedIn', selectUserName: '王珂', selectRooms: 'rooms' };
const canRetry = ['centre.leave', 'centre.retry'];

journeys(userCentreMachine, { ...userCentreCases, selectors, constant: ['selectSession'], usual }, [
  {
    title: '[4.6] a ticket is redeemed before anything is shown',
    input,
    events: [],
    ends: {
      value: 'redeeming',
      context: base,
      asked: { singleSignOn: [input], saveSession: [] },
      can: [],
      shows: { selectSingleSignOn: 'singleSignOn' },
    },
  },
  {
    title: '[2.14b] a good ticket opens the rooms of whose account it is',
    ...redeems(resolved('singleSignOn/redeemTicket', { kind: 'signedIn', answer }), resolved('saveSession'), loaded),
    ends: {
      value: room('staying'),
      context: { ...base, answer, user },
      asked: {
        singleSignOn: [input],
        'singleSignOn/redeemTicket': [{ ticket: 'ticket-5', isSwitchAgreed: false }],
        saveSession: [answer],
        rooms: [{ user }],
      },
    },
  },
  {
    title: '[4.6b] a forged, used or late ticket is refused, and says so',
    ...redeems(rejected('singleSignOn/redeemTicket', used)),
    ends: { value: 'refused', context: base, can: canRetry, shows: { selectScreen: 'refused', selectCanLeave: true } },
  },
  {
    title: '[4.6b] from there it is looked who is signed in all the same',
    input,
    events: [resolved('singleSignOn', { kind: 'invalid' }), retry, loaded],
    ends: { value: room('staying'), context: { ...base, user }, asked: { saveSession: [], singleSignOn: [input] } },
  },
  {
    title: '[4.6b] as long as the server is not reached the page says that, and not that the ticket is used',
    ...redeems(rejected('singleSignOn/redeemTicket', lost)),
    ends: { value: 'unreached', context: { ...base, failure: '没有网络' } },
  },
  {
    title: '[4.6b] the same ticket is tried again, and nothing of the failure is shown meanwhile',
    input,
    events: [unreached, retry],
    ends: { value: 'redeeming', context: base, asked: { singleSignOn: [input, input] } },
  },
  {
    title: '[4.5] a browser that keeps no cookies sees a message',
    input,
    events: [redeemed, rejected('saveSession')],
    ends: {
      value: 'blocked',
      context: { ...base, answer },
      can: canRetry,
      shows: { selectScreen: 'blocked', selectCanLeave: true },
    },
  },
  {
    title: '[4.5] and keeps them once it is allowed to',
    input,
    events: [redeemed, rejected('saveSession'), retry, resolved('saveSession')],
    ends: {
      value: { open: 'recognising' },
      context: { ...base, answer },
      asked: { saveSession: [answer, answer], singleSignOn: [input] },
    },
  },
  {
    title: '[4.6] who stays with the account that is signed in sees that one',
    ...redeems(
      resolved('singleSignOn/redeemTicket', { kind: 'otherAccount', name: '李航' }),
      toChild('singleSignOn', 'account.keep'),
      loaded,
    ),
    ends: { value: room('staying'), context: { ...base, user }, asked: { saveSession: [] } },
  },
  {
    title: '[4.9] no user is signed in: the page says where to',
    input: noTicket,
    events: [signedOut],
    ends: {
      value: { open: { anonymous: 'signingIn' } },
      context: arrived,
      asked: { singleSignOn: [] },
      can: ['centre.leave'],
      shows: { selectScreen: 'anonymous', selectCanLeave: true, selectSignIn: 'signIn' },
    },
  },
  {
    title: '[8.3] an account that cannot be read says why',
    input: noTicket,
    events: [unread],
    ends: {
      value: { open: 'unreachable' },
      context: { ...arrived, failure: '没有网络' },
      can: canRetry,
      shows: { selectScreen: 'unreachable', selectFailure: '没有网络', selectCanLeave: true },
    },
  },
  {
    title: '[8.3] and is read again, the reason cleared',
    input: noTicket,
    events: [unread, retry],
    ends: {
      value: { open: 'recognising' },
      context: arrived,
      sent: { session: [{ type: 'session.refresh' }] },
      asked: { session: [undefined] },
    },
  },
  {
    title: '[8.3][4.9] and shown once it has come',
    input: noTicket,
    events: [unread, retry, loaded],
    ends: {
      value: room('staying'),
      context: known,
      can: ['centre.leave'],
      shows: { ...knownShows, selectCanLeave: true },
    },
  },
  {
    title: '[4.11] a sign-out in another tab is seen here, and nothing of the account stays',
    input,
    events: [redeemed, resolved('saveSession'), loaded, leave, rejected('returnToSite'), asked, signedOut],
    ends: { value: { open: { anonymous: 'waiting' } }, context: base },
  },
  {
    title: '[4.11][4.9] or all at once, from a page that shows the account',
    input: noTicket,
    events: [loaded, signedOut],
    ends: {
      value: { open: { anonymous: 'waiting' } },
      context: arrived,
      can: ['centre.leave', 'centre.signIn'],
      shows: { selectScreen: 'anonymous', selectCanLeave: true, selectCanSignIn: true },
    },
  },
  {
    title: '[8.3] a way back that failed is not spoken of any more once the account has come again',
    input: noTicket,
    events: [loaded, leave, rejected('returnToSite'), loaded],
    ends: { value: room('staying'), context: known },
  },
  {
    title: '[4.11] whoever signs in here instead is shown, with rooms of their own',
    input: noTicket,
    events: [loaded, asked, event('account.recognised', { user: other })],
    ends: { value: room('staying'), context: { ...known, user: other }, asked: { rooms: [{ user }, { user: other }] } },
  },
  {
    title: '[4.11] a sign-in in another tab is looked at, over the sign-in as well',
    input: noTicket,
    events: [signedOut, event('account.asked', { isElsewhere: true })],
    ends: { value: { open: 'recognising' }, context: arrived },
  },
  {
    title: '[4.11] and where the sign-in was closed',
    input: noTicket,
    events: [signedOut, closed, asked],
    ends: { value: { open: 'recognising' }, context: arrived },
  },
  {
    title: '[4.9] signing in on the spot opens the rooms once its last step is over',
    input: noTicket,
    events: [signedOut, asked, loaded],
    ends: { value: { open: { anonymous: 'signingIn' } }, context: known },
  },
  {
    title: '[4.9] at the address that was opened',
    input: noTicket,
    events: [signedOut, asked, loaded, signedInHere],
    ends: { value: room('staying'), context: known, asked: { signIn: [undefined], rooms: [{ user }] } },
  },
  {
    title: '[4.5] a sign-in that could not be kept is none',
    input: noTicket,
    events: [signedOut, asked, signedOut, closed],
    ends: { value: { open: { anonymous: 'waiting' } }, context: arrived },
  },
  {
    title: '[8.3] a sign-in that does not open says why',
    input: noTicket,
    events: [signedOut, rejected('signIn', lost)],
    ends: { value: { open: { anonymous: 'waiting' } }, context: { ...arrived, failure: '没有网络' } },
  },
  {
    title: '[4.9] a window that fails after the sign-in does not take it back',
    input: noTicket,
    events: [signedOut, asked, loaded, rejected('signIn', lost)],
    ends: { value: room('staying'), context: known },
  },
  {
    title: '[8.3] and opens by a press, the reason cleared',
    input: noTicket,
    events: [signedOut, rejected('signIn', lost), signIn],
    ends: { value: { open: { anonymous: 'signingIn' } }, context: arrived },
  },
  {
    title: '[4.10] after a session expired it opens by a press',
    input: noTicket,
    events: [loaded, ...ended, signIn],
    ends: { value: { open: { anonymous: 'signingIn' } }, context: arrived },
  },
  {
    title: '[2.14b] or the person goes back to the site',
    input: noTicket,
    events: [signedOut, leave],
    ends: { value: 'left', status: 'done', context: arrived, did: { goToSite: [undefined] }, can: [] },
  },
  {
    title: '[4.10] a session that expires is forgotten, and the page says so',
    input: noTicket,
    events: [loaded, ...ended],
    ends: {
      value: { open: 'expired' },
      context: arrived,
      can: ['centre.leave', 'centre.signIn'],
      shows: { selectScreen: 'expired', selectCanLeave: true, selectCanSignIn: true },
    },
  },
  {
    title: '[4.9] one that had expired before anybody was shown is no one',
    input: noTicket,
    events: [left(true)],
    ends: { value: { open: { anonymous: 'signingIn' } }, context: arrived },
  },
  {
    title: '[4.10][4.8] also when a room finds out: the session is reported, and nothing of the rooms stays',
    input: noTicket,
    real: { rooms: centreRoomsMachine },
    events: [
      loaded,
      toChild('rooms', 'rooms.openAddresses'),
      resolved('rooms/addressBook'),
      toChild('rooms', 'rooms.verify'),
      resolved('rooms/verification', { status: 'NONE' }),
      resolved('rooms/loadUser', null),
    ],
    ends: {
      value: { open: 'ending' },
      context: known,
      asked: { rooms: [{ user }] },
      sent: { session: [{ type: 'session.expired' }] },
      can: [],
      shows: { selectUserName: '王珂' },
    },
  },
  {
    title: '[4.8] while a user is signed out nothing is offered that would leave it half done',
    input: noTicket,
    events: [loaded, asked, leave],
    ends: { value: { open: 'ending' }, context: known, did: { goToSite: [] } },
  },
  {
    title: '[4.8] a session that signs out is no one’s',
    input: noTicket,
    real: { session: sessionMachine },
    events: [loaded, asked, signedOut],
    ends: {
      value: { open: { anonymous: 'waiting' } },
      context: arrived,
      asked: { 'session/readSession': [undefined] },
    },
  },
  {
    title: '[4.6b] the way back is a ticket of its own',
    input: noTicket,
    events: [loaded, leave, resolved('returnToSite')],
    ends: {
      value: 'left',
      status: 'done',
      context: known,
      asked: { rooms: [{ user }] },
      did: { goToSite: [] },
    },
  },
  {
    title: '[4.6b] a way back that does not open leaves the rooms as they are, and says why',
    input: noTicket,
    events: [loaded, leave, rejected('returnToSite', lost)],
    ends: { value: room('staying'), context: { ...known, failure: '没有网络' }, asked: { rooms: [{ user }] } },
  },
  {
    title: '[4.6b] the reason no longer exists while it is tried again',
    input: noTicket,
    events: [loaded, leave, rejected('returnToSite', lost), leave],
    ends: { value: room('returning'), context: known, can: [], shows: { ...knownShows, selectIsLeaving: true } },
  },
  ...[
    { from: 'no user', events: [signedOut], context: arrived },
    { from: 'an account being read', events: [], context: arrived },
    { from: 'an account not read', events: [unread], context: { ...arrived, failure: '没有网络' } },
    {
      from: 'an expired session',
      events: [loaded, ...ended],
      context: arrived,
    },
    { from: 'a refused ticket', input, events: [resolved('singleSignOn', { kind: 'invalid' })], context: base },
    {
      from: 'a server not reached',
      input,
      events: [unreached],
      context: { ...base, failure: '抱歉，服务器繁忙！' },
    },
    { from: 'no cookies', input, events: [redeemed, rejected('saveSession')], context: { ...base, answer } },
  ].map(({ from, events, context, input: ticket = noTicket }) => ({
    title: `[2.14b] the way back needs no ticket: ${from}`,
    input: ticket,
    events: [...events, leave],
    ends: {
      value: 'left',
      status: 'done',
      context,
      did: { goToSite: [undefined] },
    },
  })),
  {
    title: '[4.5] the session is being kept',
    input: ticket,
    events: [redeemed],
    ends: { value: 'keeping', can: [] },
  },
  {
    title: '[4.6b] the server was not reached',
    input: ticket,
    events: [unreached],
    ends: {
      value: 'unreached',
      can: canRetry,
      shows: { selectScreen: 'unreached', selectFailure: '抱歉，服务器繁忙！', selectCanLeave: true },
    },
  },
  {
    title: '[4.9] who is signed in is being asked',
    input: sampleInput,
    events: [],
    ends: { value: { open: 'recognising' }, can: ['centre.leave'], shows: { selectCanLeave: true } },
  },
]);
