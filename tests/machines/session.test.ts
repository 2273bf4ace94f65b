import type { UserInfo } from '#contract/calls/user.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { sessionCases } from '#machines/session/session.cases.ts';
import * as selectors from '#machines/session/session.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const signedOut = {
  token: null,
  userName: null,
  user: null,
  enterprises: [],
  failure: null,
  wantsOrders: false,
  reloadToast: 'signedOut',
};
const stored = resolved('readSession', { token: 'token', userName: '王珂' });
const visitor = resolved('readSession', { token: null, userName: null });
const known = { ...signedOut, token: 'token', userName: '王珂' };
const enterprise = {
  basicEntId: 'ent-1',
  entName: '上海某化工有限公司',
  mcpCode: 'MCP001',
  serviceOpenAuditStatus: 'NONE',
  contractCustomer: false,
  mayBook: true,
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
const branch = { ...enterprise, basicEntId: 'ent-2', entName: '宁波某贸易有限公司' };
const storedNext = resolved('readSession', { token: 'token-2', userName: '李' });
const nextMember: UserInfo = { ...member, userId: 'user-3', name: '李敏', enterpriseResp: branch };
const person: UserInfo = { ...member, roles: ['person'], enterpriseResp: null };
const another = event('session.signedIn', { token: 'token-2', userName: '李敏' });
const draftsSaved = resolved('saveDrafts');
const leaves = [stored, resolved('loadUser', member), rejected('loadEnterprises'), event('session.signOut')];
const signingOut = { value: 'signingOut', context: { ...known, userName: '陈工', user: member } };
const expired = event('session.expired');
const guard = (isReloadDue: boolean) => resolved('readExpiryGuard', { isReloadDue });
const signsInAndOut = [
  another,
  resolved('saveSession'),
  event('session.signOut'),
  draftsSaved,
  resolved('logout'),
  resolved('clearSession'),
  resolved('reloadPage'),
];

const sampleEnterprise = {
  basicEntId: 'ent-7',
  entName: '宁波某化工有限公司',
  mcpCode: 'MCP007',
  serviceOpenAuditStatus: 'NONE',
  contractCustomer: false,
  mayBook: true,
} as const;
const sampleMember: UserInfo = {
  userId: 'user-7',
  name: '陈工',
  phone: '13800007777',
  email: '',
  avatar: null,
  roles: ['enterprise'],
  protocolAgreed: false,
  enterpriseResp: sampleEnterprise,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const verified: UserInfo = {
  ...sampleMember,
  enterpriseResp: { ...sampleEnterprise, serviceOpenAuditStatus: 'PASS', mayBook: false },
  mmInfo: [{ orderNo: 'WV7', status: 'moving', createdAt: 7 }],
};
const samplePerson: UserInfo = { ...sampleMember, roles: ['person'], enterpriseResp: null };
const signedOutView = {
  selectIsSignedIn: false,
  selectUserName: null,
  selectUser: null,
  selectEnterprises: [],
  selectEnterpriseCode: null,
  selectHasWholeVehicleOrders: false,
  selectWantsOrders: false,
  selectCanSignOut: false,
  selectFailure: null,
  selectIsExpired: false,
  selectIsPassed: true,
  selectMayBook: true,
};
const knownShows = { selectIsSignedIn: true, selectUserName: '王珂' };
const enterprising = {
  ...knownShows,
  selectUserName: '陈工',
  selectUser: sampleMember,
  selectEnterpriseCode: 'MCP007',
  selectIsPassed: false,
};
const always = ['session.ordersRequested', 'session.ordersShown'];
const signedIn = [...always, 'session.signedIn', 'session.signOut', 'session.expired'];
const toLeaves = [stored, resolved('loadUser', sampleMember), event('session.signOut')];

journeys(sessionMachine, { ...sessionCases, selectors, usual: signedOutView }, [
  {
    title: '[4.9][6.1][4.7] a token cookie means signed in, under the name it came with, and the user is fetched',
    events: [stored],
    ends: {
      value: { signedIn: 'refreshing' },
      context: known,
      asked: { loadUser: [{ token: 'token' }] },
      tags: ['busy', 'signedIn'],
      can: signedIn,
      shows: { ...knownShows, selectCanSignOut: true },
    },
  },
  {
    title: '[4.9] cookies that cannot be read leave a visitor',
    events: [rejected('readSession')],
    ends: {
      value: 'anonymous',
      context: signedOut,
      asked: { loadUser: [] },
      can: [...always, 'session.signedIn', 'session.expired'],
    },
  },
  {
    title: '[8.8] user info that does not come does not sign out',
    events: [stored, rejected('loadUser')],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...known, failure: 'refused' },
      tags: ['signedIn'],
      can: [...signedIn, 'session.refresh'],
      shows: { ...knownShows, selectCanSignOut: true, selectFailure: 'refused' },
    },
  },
  {
    title: '[8.8] why it did not come is forgotten once it is asked for again',
    events: [stored, rejected('loadUser'), event('session.refresh')],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[2.14b][4.8] a page that is not reloaded says itself that no user is signed in',
    events: [
      stored,
      expired,
      guard(true),
      resolved('logout'),
      { after: 1_500 },
      resolved('clearSession'),
      resolved('reloadPage'),
    ],
    ends: { value: 'anonymous', context: { ...signedOut, reloadToast: 'expired' } },
  },
  {
    title: '[4.11][4.8] whoever signs in after that and leaves of their own accord sees a message',
    events: [
      visitor,
      expired,
      guard(false),
      resolved('clearSession'),
      another,
      resolved('saveSession'),
      event('session.signOut'),
      draftsSaved,
      resolved('logout'),
      resolved('clearSession'),
    ],
    ends: {
      value: 'reloading',
      context: signedOut,
      asked: {
        clearSession: [
          { token: null, userId: null, isSignedOut: false },
          { token: 'token-2', userId: null, isSignedOut: true },
        ],
        reloadPage: [{ toast: 'signedOut' }],
      },
      tags: ['busy'],
      can: always,
    },
  },
  {
    title: '[3.4] a visitor asked for orders: the flag outlives the sign-in',
    events: [
      visitor,
      event('session.ordersRequested'),
      event('session.signedIn', { token: 'token', userName: '王珂' }),
      resolved('saveSession'),
    ],
    ends: {
      value: { signedIn: 'refreshing' },
      context: { ...known, wantsOrders: true },
      asked: { saveSession: [{ token: 'token', userName: '王珂' }] },
    },
  },
  {
    title: '[3.4] and is cleared once the list has opened',
    events: [
      visitor,
      event('session.ordersRequested'),
      event('session.signedIn', { token: 'token', userName: '王珂' }),
      resolved('saveSession'),
      event('session.ordersShown'),
    ],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[4.5] cookies that cannot be written keep no user signed in',
    events: [visitor, event('session.signedIn', { token: 'token', userName: '王珂' }), rejected('saveSession')],
    ends: { value: 'anonymous', context: signedOut },
  },
  {
    title: '[4.5] who signs in as another user in this tab is saved and asked for again',
    events: [stored, rejected('loadUser'), another, resolved('saveSession')],
    ends: {
      value: { signedIn: 'refreshing' },
      context: { ...known, token: 'token-2', userName: '李敏' },
      asked: {
        saveSession: [{ token: 'token-2', userName: '李敏' }],
        loadUser: [{ token: 'token' }, { token: 'token-2' }],
      },
    },
  },
  {
    title: '[4.5] a sign-in whose cookies are refused after another leaves no one',
    events: [stored, rejected('loadUser'), another, rejected('saveSession')],
    ends: { value: 'anonymous', context: signedOut },
  },
  {
    title: '[4.8] a logout the server does not answer still clears and reloads',
    events: [stored, event('session.signOut'), draftsSaved, rejected('logout'), resolved('clearSession')],
    ends: {
      value: 'reloading',
      context: signedOut,
      asked: {
        saveDrafts: [{ userId: null }],
        clearSession: [{ token: 'token', userId: null, isSignedOut: true }],
        reloadPage: [{ toast: 'signedOut' }],
      },
    },
  },
  {
    title: '[4.8] a browser that cannot clear is reloaded all the same, and one that cannot reload shows a visitor',
    events: [
      stored,
      event('session.signOut'),
      draftsSaved,
      resolved('logout'),
      rejected('clearSession'),
      rejected('reloadPage'),
    ],
    ends: { value: 'anonymous', context: signedOut },
  },
  {
    title: '[4.10] ten expired answers make one logout, and 1499 ms later the page still stands',
    events: [stored, ...Array.from({ length: 10 }, () => expired), guard(true), resolved('logout'), { after: 1_499 }],
    ends: {
      value: { expired: 'waiting' },
      context: { ...known, reloadToast: 'expired' },
      asked: { clearSession: [] },
      tags: ['busy'],
      can: always,
      shows: { selectUserName: '王珂', selectIsExpired: true },
    },
  },
  {
    title: '[4.10] it is cleared after 1500 ms and reloads',
    events: [stored, expired, guard(true), rejected('logout'), { after: 1_500 }, resolved('clearSession')],
    ends: {
      value: 'reloading',
      context: { ...signedOut, reloadToast: 'expired' },
      asked: {
        clearSession: [{ token: 'token', userId: null, isSignedOut: false }],
        reloadPage: [{ toast: 'expired' }],
      },
    },
  },
  {
    title: '[4.10] a visitor whose call was refused has nothing to sign out of: cleared and reloaded at once',
    events: [visitor, expired, guard(true)],
    ends: {
      value: 'leaving',
      context: { ...signedOut, reloadToast: 'expired' },
      asked: { clearSession: [{ token: null, userId: null, isSignedOut: false }] },
    },
  },
  {
    title: '[4.10][9.3k] within the 60 s after a reload the page never reloads again',
    events: [stored, expired, guard(false), resolved('clearSession')],
    ends: {
      value: 'anonymous',
      context: { ...signedOut, reloadToast: 'expired' },
      asked: { clearSession: [{ token: 'token', userId: null, isSignedOut: false }], reloadPage: [] },
    },
  },
  {
    title: '[4.10] nor where it cannot be read when that was, even if nothing can be cleared',
    events: [stored, expired, rejected('readExpiryGuard'), rejected('clearSession')],
    ends: { value: 'anonymous', context: { ...signedOut, reloadToast: 'expired' }, asked: { reloadPage: [] } },
  },
  {
    title: '[4.10] whoever signs in after that is forgotten just so when it happens again',
    events: [
      stored,
      expired,
      guard(false),
      rejected('clearSession'),
      another,
      resolved('saveSession'),
      expired,
      guard(false),
      rejected('clearSession'),
    ],
    ends: { value: 'anonymous', context: { ...signedOut, reloadToast: 'expired' } },
  },
  {
    title: '[4.8][4.10] each page that is reloaded says why, also after another reason came between',
    events: [
      stored,
      expired,
      guard(false),
      resolved('clearSession'),
      ...signsInAndOut,
      another,
      resolved('saveSession'),
      expired,
      guard(true),
      resolved('logout'),
      { after: 1_500 },
      resolved('clearSession'),
    ],
    ends: {
      value: 'reloading',
      context: { ...signedOut, reloadToast: 'expired' },
      asked: { reloadPage: [{ toast: 'signedOut' }, { toast: 'expired' }] },
    },
  },
  {
    title: '[4.10] so for a visitor whose sign-in ran out twice',
    events: [visitor, expired, guard(false), resolved('clearSession'), ...signsInAndOut, expired, guard(true)],
    ends: {
      value: 'leaving',
      context: { ...signedOut, reloadToast: 'expired' },
      asked: {
        clearSession: [
          { token: null, userId: null, isSignedOut: false },
          { token: 'token-2', userId: null, isSignedOut: true },
          { token: null, userId: null, isSignedOut: false },
        ],
      },
    },
  },
  {
    title: '[4.5] whoever signs in last is the one who is kept',
    events: [stored, another, resolved('saveSession'), event('session.signedIn', { token: 'token-3', userName: '周' })],
    ends: {
      value: 'opening',
      context: { ...signedOut, token: 'token-3', userName: '周' },
      asked: {
        saveSession: [
          { token: 'token-2', userName: '李敏' },
          { token: 'token-3', userName: '周' },
        ],
      },
    },
  },
  {
    title:
      '[3.2][3.2d][4.7] what is fetched refreshes name, avatar, roles and info; enterprise info that fails is silent',
    events: [stored, resolved('loadUser', member), rejected('loadEnterprises')],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...known, userName: '陈工', user: member },
      asked: { loadEnterprises: [{ basicEntId: 'ent-1' }] },
    },
  },
  {
    title: '[3.2] who stands for no enterprise has none asked for',
    events: [stored, resolved('loadUser', person)],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...known, userName: '陈工', user: person },
      asked: { loadEnterprises: [] },
    },
  },
  {
    title: '[4.7] user info is asked for again with the same token, at rest or while enterprises load',
    events: [
      stored,
      resolved('loadUser', member),
      event('session.refresh'),
      resolved('loadUser', person),
      event('session.refresh'),
    ],
    ends: {
      value: { signedIn: 'refreshing' },
      context: { ...known, userName: '陈工', user: person },
      asked: { loadUser: [{ token: 'token' }, { token: 'token' }, { token: 'token' }] },
    },
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
    ends: { value: 'reloading', context: signedOut },
  },
  {
    title: '[4.8] signing out saves the drafts before the server hears of it',
    events: leaves,
    ends: { ...signingOut, value: 'savingDrafts', asked: { saveDrafts: [{ userId: 'user-2' }] } },
  },
  {
    title: '[4.8] drafts that cannot be saved stop no one, and nothing is asked',
    events: [...leaves, rejected('saveDrafts')],
    ends: { ...signingOut, asked: { logout: [undefined] } },
  },
  {
    title: '[4.8] drafts are waited for 999 ms',
    events: [...leaves, { after: 999 }],
    ends: { ...signingOut, value: 'savingDrafts' },
  },
  { title: '[4.8] and no longer than 1 s', events: [...leaves, { after: 1_000 }], ends: signingOut },
  {
    title: '[4.8] a logout without an answer is waited for 999 ms',
    events: [...leaves, draftsSaved, { after: 999 }],
    ends: signingOut,
  },
  {
    title: '[4.8] and cleared after 1 s',
    events: [...leaves, draftsSaved, { after: 1_000 }],
    ends: {
      ...signingOut,
      value: 'leaving',
      asked: { clearSession: [{ token: 'token', userId: 'user-2', isSignedOut: true }] },
    },
  },
  ...[resolved('logout'), rejected('logout')].map((answer, nth) => ({
    title: `[2.14d] the page says so before it reloads, the server ${nth === 0 ? 'knows' : 'does not answer'}`,
    events: [...leaves, draftsSaved, answer],
    ends: { ...signingOut, value: 'leaving', did: { showToast: [{ toast: 'signedOut' }] } },
  })),
  {
    title: '[4.10] a session that ran out says so after the reload alone',
    events: [stored, expired, guard(true), resolved('logout'), { after: 1_500 }],
    ends: { value: 'leaving', context: { ...known, reloadToast: 'expired' }, did: { showToast: [] } },
  },
  {
    title: '[4.10][9.3k] and again within 60 s at once, for the page is not reloaded',
    events: [stored, expired, guard(false), resolved('clearSession')],
    ends: {
      value: 'anonymous',
      context: { ...signedOut, reloadToast: 'expired' },
      did: { showToast: [{ toast: 'expired' }] },
    },
  },
  ...['at rest', 'while drafts are saved'].map((when, nth) => ({
    title: `[4.11] a sign-out in another tab is followed without a reload, ${when}`,
    events: [...[[stored, rejected('loadUser')], leaves][nth]!, event('tabs.signedOut')],
    ends: { value: 'anonymous', context: signedOut, asked: { reloadPage: [] } },
  })),
  {
    title: '[4.11] a sign-in as another user in another tab is read again',
    events: [stored, resolved('loadUser', member), event('tabs.signedIn')],
    ends: { value: 'restoring', context: signedOut },
  },
  {
    title: '[4.11] a sign-in in another tab is followed',
    events: [visitor, event('tabs.signedIn'), stored],
    ends: { value: { signedIn: 'refreshing' }, context: known },
  },
  {
    title: '[4.11] each of two people who sign in one after the other has their own name and enterprises',
    events: [
      ...[stored, resolved('loadUser', member), resolved('loadEnterprises', [enterprise])],
      ...[event('tabs.signedIn'), storedNext, resolved('loadUser', nextMember), resolved('loadEnterprises', [branch])],
    ],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...signedOut, token: 'token-2', userName: '李敏', user: nextMember, enterprises: [branch] },
      asked: {
        loadUser: [{ token: 'token' }, { token: 'token-2' }],
        loadEnterprises: [{ basicEntId: 'ent-1' }, { basicEntId: 'ent-2' }],
      },
    },
  },
  {
    title: '[4.11][8.8] a second reason takes the place of the first, and an answer takes it away',
    events: [
      ...[stored, rejected('loadUser', new Error('网络不通')), event('session.refresh')],
      ...[rejected('loadUser', new Error('服务忙')), event('session.refresh'), resolved('loadUser', person)],
      ...[event('session.refresh'), rejected('loadUser', new Error('没有回应'))],
    ],
    ends: {
      value: { signedIn: 'idle' },
      context: { ...known, userName: '陈工', user: person, failure: '没有回应' },
    },
  },
  { title: '[4.9] before the cookies are read', events: [], ends: { value: 'restoring', tags: ['busy'], can: always } },
  {
    title: '[3.4] a visitor who asked for orders',
    events: [visitor, event('session.ordersRequested')],
    ends: {
      value: 'anonymous',
      can: [...always, 'session.signedIn', 'session.expired'],
      shows: { selectWantsOrders: true },
    },
  },
  {
    title: '[4.5] the session is being kept',
    events: [visitor, event('session.signedIn', { token: 'token', userName: '王珂' })],
    ends: { value: 'opening', tags: ['busy', 'signedIn'], can: always, shows: knownShows },
  },
  {
    title: '[3.1] the enterprises of an unverified one are being asked for',
    events: [stored, resolved('loadUser', sampleMember)],
    ends: {
      value: { signedIn: 'loadingEnterprises' },
      tags: ['signedIn'],
      can: [...signedIn, 'session.refresh'],
      shows: { ...enterprising, selectCanSignOut: true },
    },
  },
  {
    title: '[3.1][3.3] at rest, verified, with whole-vehicle orders',
    events: [stored, resolved('loadUser', verified), resolved('loadEnterprises', [sampleEnterprise])],
    ends: {
      value: { signedIn: 'idle' },
      tags: ['signedIn'],
      can: [...signedIn, 'session.refresh'],
      shows: {
        ...enterprising,
        selectUser: verified,
        selectMayBook: false,
        selectEnterprises: [sampleEnterprise],
        selectIsPassed: true,
        selectHasWholeVehicleOrders: true,
        selectCanSignOut: true,
      },
    },
  },
  {
    title: '[3.1] at rest, a natural person needs no verification',
    events: [stored, resolved('loadUser', samplePerson)],
    ends: {
      value: { signedIn: 'idle' },
      tags: ['signedIn'],
      can: [...signedIn, 'session.refresh'],
      shows: { ...knownShows, selectUserName: '陈工', selectUser: samplePerson, selectCanSignOut: true },
    },
  },
  {
    title: '[4.8] the drafts are being saved',
    events: toLeaves,
    ends: { value: 'savingDrafts', tags: ['busy', 'signedIn'], can: always, shows: enterprising },
  },
  {
    title: '[4.8] the server is being notified',
    events: [...toLeaves, resolved('saveDrafts')],
    ends: { value: 'signingOut', tags: ['busy'], can: always, shows: { ...enterprising, selectIsSignedIn: false } },
  },
  {
    title: '[4.10] expired: whether to reload is being read',
    events: [stored, event('session.expired')],
    ends: {
      value: { expired: 'deciding' },
      tags: ['busy'],
      can: always,
      shows: { selectUserName: '王珂', selectIsExpired: true },
    },
  },
  {
    title: '[4.10] expired: the server is being notified',
    events: [stored, event('session.expired'), resolved('readExpiryGuard', { isReloadDue: true })],
    ends: {
      value: { expired: 'loggingOut' },
      tags: ['busy'],
      can: always,
      shows: { selectUserName: '王珂', selectIsExpired: true },
    },
  },
  {
    title: '[4.10] expired: cleared without a reload',
    events: [stored, event('session.expired'), resolved('readExpiryGuard', { isReloadDue: false })],
    ends: {
      value: { expired: 'clearing' },
      tags: ['busy'],
      can: always,
      shows: { selectUserName: '王珂', selectIsExpired: true },
    },
  },
  {
    title: '[4.8] what this person left is being cleared',
    events: [...toLeaves, resolved('saveDrafts'), resolved('logout')],
    ends: { value: 'leaving', tags: ['busy'], can: always, shows: { ...enterprising, selectIsSignedIn: false } },
  },
]);
