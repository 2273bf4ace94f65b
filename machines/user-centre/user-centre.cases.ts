import type { MachineCases } from '../kit/cases.ts';
import type { UserCentreInput } from './user-centre.types.ts';
import { userCentreWords } from './user-centre.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

const user = {
  userId: 'user-1',
  name: '李航',
  phone: '120****0001',
  email: '',
  avatar: null,
  roles: ['enterprise'],
  protocolAgreed: true,
  enterpriseResp: {
    basicEntId: 'enterprise',
    entName: '上海某化工有限公司',
    mcpCode: 'MCP0001',
    serviceOpenAuditStatus: 'PASS',
    contractCustomer: true,
  },
  mmInfo: [],
  mayChangePasswordUntil: null,
};

const input: UserCentreInput = { ticket: 'ticket' };

export const userCentreCases: MachineCases = {
  words: userCentreWords,
  input,
  otherInputs: [{ ticket: null }],
  events: {
    'centre.leave': [{ type: 'centre.leave' }],
    'centre.retry': [{ type: 'centre.retry' }],
    'centre.signOut': [{ type: 'centre.signOut' }],
    'centre.signOutAnyway': [{ type: 'centre.signOutAnyway' }],
    'centre.stay': [{ type: 'centre.stay' }],
    'centre.expired': [{ type: 'centre.expired' }],
    'tabs.changed': [{ type: 'tabs.changed' }],
    'xstate.done.actor.singleSignOn': [
      done('singleSignOn', { kind: 'signedIn', answer: { token: 'token', userName: '李航' } }),
      done('singleSignOn', { kind: 'kept' }),
      done('singleSignOn', { kind: 'invalid' }),
      done('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' }),
    ],
    'xstate.done.actor.rooms': [done('rooms', { kind: 'expired' })],
    'xstate.done.actor.saveSession': [done('saveSession')],
    'xstate.error.actor.saveSession': [lost('saveSession')],
    'xstate.done.actor.loadUser': [done('loadUser', user), done('loadUser', null)],
    'xstate.error.actor.loadUser': [lost('loadUser')],
    'xstate.done.actor.clearSession': [done('clearSession')],
    'xstate.error.actor.clearSession': [lost('clearSession')],
    'xstate.done.actor.saveDrafts': [done('saveDrafts')],
    'xstate.error.actor.saveDrafts': [lost('saveDrafts')],
    'xstate.done.actor.signOut': [done('signOut')],
    'xstate.error.actor.signOut': [lost('signOut')],
    'xstate.done.actor.leave': [done('leave')],
    'xstate.error.actor.leave': [lost('leave')],
    'xstate.done.actor.returnToSite': [done('returnToSite')],
    'xstate.error.actor.returnToSite': [lost('returnToSite')],
  },
  delays: { draftsSaving: 5_000 },
  feeds: { 'tabs.changed': 'tabs' },
};
