import type { UserInfo } from '#contract/calls/user.ts';
import type { MachineCases } from '../kit/cases.ts';
import { sessionWords } from './session.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

const person: UserInfo = {
  userId: 'user-1',
  name: '王珂',
  phone: '13800008888',
  email: '',
  avatar: null,
  roles: ['person'],
  protocolAgreed: false,
  enterpriseResp: null,
  mmInfo: [],
  mayChangePasswordUntil: null,
};

const enterprise = {
  basicEntId: 'ent-1',
  entName: '上海某化工有限公司',
  mcpCode: 'MCP001',
  serviceOpenAuditStatus: 'NONE',
  contractCustomer: false,
  mayBook: true,
} as const;

const member: UserInfo = { ...person, roles: ['enterprise'], enterpriseResp: enterprise };

export const sessionCases: MachineCases = {
  words: sessionWords,
  events: {
    'session.signedIn': [{ type: 'session.signedIn', token: 'token', userName: '王珂' }],
    'session.refresh': [{ type: 'session.refresh' }],
    'session.signOut': [{ type: 'session.signOut' }],
    'session.expired': [{ type: 'session.expired' }],
    'session.ordersRequested': [{ type: 'session.ordersRequested' }],
    'session.ordersShown': [{ type: 'session.ordersShown' }],
    'tabs.signedIn': [{ type: 'tabs.signedIn' }],
    'tabs.signedOut': [{ type: 'tabs.signedOut' }],
    'xstate.done.actor.readSession': [
      done('readSession', { token: 'token', userName: '王珂' }),
      done('readSession', { token: null, userName: null }),
    ],
    'xstate.error.actor.readSession': [lost('readSession')],
    'xstate.done.actor.saveSession': [done('saveSession')],
    'xstate.error.actor.saveSession': [lost('saveSession')],
    'xstate.done.actor.saveDrafts': [done('saveDrafts')],
    'xstate.error.actor.saveDrafts': [lost('saveDrafts')],
    'xstate.done.actor.clearSession': [done('clearSession')],
    'xstate.error.actor.clearSession': [lost('clearSession')],
    'xstate.done.actor.loadUser': [done('loadUser', person), done('loadUser', member)],
    'xstate.error.actor.loadUser': [lost('loadUser')],
    'xstate.done.actor.loadEnterprises': [done('loadEnterprises', [enterprise])],
    'xstate.error.actor.loadEnterprises': [lost('loadEnterprises')],
    'xstate.done.actor.logout': [done('logout')],
    'xstate.error.actor.logout': [lost('logout')],
    'xstate.done.actor.readExpiryGuard': [
      done('readExpiryGuard', { isReloadDue: true }),
      done('readExpiryGuard', { isReloadDue: false }),
    ],
    'xstate.error.actor.readExpiryGuard': [lost('readExpiryGuard')],
    'xstate.done.actor.reloadPage': [done('reloadPage')],
    'xstate.error.actor.reloadPage': [lost('reloadPage')],
  },
  delays: { expiryReload: 1_500, draftsSaving: 1_000, logoutAnswer: 1_000 },
  feeds: { 'tabs.signedIn': 'tabs', 'tabs.signedOut': 'tabs' },
};
