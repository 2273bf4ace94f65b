import type { UserInfo } from '#contract/calls/user.ts';
import { sessionMachine } from '#machines/session/index.ts';
import { sessionCases } from '#machines/session/session.cases.ts';
import * as all from '#machines/session/session.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const stored = resolved('readSession', { token: 'token', userName: '王珂' });
const visitor = resolved('readSession', { token: null, userName: null });
const enterprise = {
  basicEntId: 'ent-7',
  entName: '宁波某化工有限公司',
  mcpCode: 'MCP007',
  serviceOpenAuditStatus: 'NONE',
  contractCustomer: false,
  mayBook: true,
} as const;
const member: UserInfo = {
  userId: 'user-7',
  name: '陈工',
  phone: '13800007777',
  email: '',
  avatar: null,
  roles: ['enterprise'],
  protocolAgreed: false,
  enterpriseResp: enterprise,
  mmInfo: [],
  mayChangePasswordUntil: null,
};
const verified: UserInfo = {
  ...member,
  enterpriseResp: { ...enterprise, serviceOpenAuditStatus: 'PASS', mayBook: false },
  mmInfo: [{ orderNo: 'WV7', status: 'moving', createdAt: 7 }],
};
const person: UserInfo = { ...member, roles: ['person'], enterpriseResp: null };
const nobody = {
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
const known = { selectIsSignedIn: true, selectUserName: '王珂' };
const enterprising = {
  ...known,
  selectUserName: '陈工',
  selectUser: member,
  selectEnterpriseCode: 'MCP007',
  selectIsPassed: false,
};
const always = ['session.ordersWanted', 'session.ordersShown'];
const signedIn = [...always, 'session.signedIn', 'session.signOut', 'session.expired'];
const leaves = [stored, resolved('loadUser', member), event('session.signOut')];

stateTable(sessionMachine, sessionCases, { all }, nobody, [
  { title: '[4.9] before the cookies are read', events: [], value: 'restoring', tags: ['busy'], can: always },
  {
    title: '[4.9] a visitor',
    events: [visitor],
    value: 'anonymous',
    can: [...always, 'session.signedIn', 'session.expired'],
  },
  {
    title: '[3.4] a visitor who asked for orders',
    events: [visitor, event('session.ordersWanted')],
    value: 'anonymous',
    can: [...always, 'session.signedIn', 'session.expired'],
    shows: { selectWantsOrders: true },
  },
  {
    title: '[4.5] the session is being kept',
    events: [visitor, event('session.signedIn', { token: 'token', userName: '王珂' })],
    value: 'opening',
    tags: ['busy', 'signedIn'],
    can: always,
    shows: known,
  },
  {
    title: '[4.7] signed in, who it is is being asked',
    events: [stored],
    value: { signedIn: 'refreshing' },
    tags: ['busy', 'signedIn'],
    can: signedIn,
    shows: { ...known, selectCanSignOut: true },
  },
  {
    title: '[3.1] the enterprises of an unverified one are being asked for',
    events: [stored, resolved('loadUser', member)],
    value: { signedIn: 'loadingEnterprises' },
    tags: ['signedIn'],
    can: [...signedIn, 'session.refresh'],
    shows: { ...enterprising, selectCanSignOut: true },
  },
  {
    title: '[3.1][3.3] at rest, verified, with whole-vehicle orders',
    events: [stored, resolved('loadUser', verified), resolved('loadEnterprises', [enterprise])],
    value: { signedIn: 'idle' },
    tags: ['signedIn'],
    can: [...signedIn, 'session.refresh'],
    shows: {
      ...enterprising,
      selectUser: verified,
      selectMayBook: false,
      selectEnterprises: [enterprise],
      selectIsPassed: true,
      selectHasWholeVehicleOrders: true,
      selectCanSignOut: true,
    },
  },
  {
    title: '[3.1] at rest, a natural person needs no verification',
    events: [stored, resolved('loadUser', person)],
    value: { signedIn: 'idle' },
    tags: ['signedIn'],
    can: [...signedIn, 'session.refresh'],
    shows: { ...known, selectUserName: '陈工', selectUser: person, selectCanSignOut: true },
  },
  {
    title: '[8.8] at rest, and the account did not come',
    events: [stored, rejected('loadUser')],
    value: { signedIn: 'idle' },
    tags: ['signedIn'],
    can: [...signedIn, 'session.refresh'],
    shows: { ...known, selectCanSignOut: true, selectFailure: 'refused' },
  },
  {
    title: '[4.8] the drafts are being saved',
    events: leaves,
    value: 'savingDrafts',
    tags: ['busy', 'signedIn'],
    can: always,
    shows: enterprising,
  },
  {
    title: '[4.8] the server is being told',
    events: [...leaves, resolved('saveDrafts')],
    value: 'signingOut',
    tags: ['busy'],
    can: always,
    shows: { ...enterprising, selectIsSignedIn: false },
  },
  {
    title: '[4.10] expired: whether to reload is being read',
    events: [stored, event('session.expired')],
    value: { expired: 'deciding' },
    tags: ['busy'],
    can: always,
    shows: { selectUserName: '王珂', selectIsExpired: true },
  },
  {
    title: '[4.10] expired: the server is being told',
    events: [stored, event('session.expired'), resolved('readExpiryGuard', { isReloadDue: true })],
    value: { expired: 'loggingOut' },
    tags: ['busy'],
    can: always,
    shows: { selectUserName: '王珂', selectIsExpired: true },
  },
  {
    title: '[4.10] expired: the words are being read',
    events: [stored, event('session.expired'), resolved('readExpiryGuard', { isReloadDue: true }), rejected('logout')],
    value: { expired: 'waiting' },
    tags: ['busy'],
    can: always,
    shows: { selectUserName: '王珂', selectIsExpired: true },
  },
  {
    title: '[4.10] expired: cleared without a reload',
    events: [stored, event('session.expired'), resolved('readExpiryGuard', { isReloadDue: false })],
    value: { expired: 'clearing' },
    tags: ['busy'],
    can: always,
    shows: { selectUserName: '王珂', selectIsExpired: true },
  },
  {
    title: '[4.8] what this person left is being cleared',
    events: [...leaves, resolved('saveDrafts'), resolved('logout')],
    value: 'leaving',
    tags: ['busy'],
    can: always,
    shows: { ...enterprising, selectIsSignedIn: false },
  },
  {
    title: '[4.8] the page reloads',
    events: [...leaves, resolved('saveDrafts'), resolved('logout'), resolved('clearSession')],
    value: 'reloading',
    tags: ['busy'],
    can: always,
  },
]);
