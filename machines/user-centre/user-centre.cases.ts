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
    mayBook: true,
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
    'centre.signIn': [{ type: 'centre.signIn' }],
    'account.asked': [{ type: 'account.asked' }, { type: 'account.asked', isElsewhere: true }],
    'account.recognised': [{ type: 'account.recognised', user }],
    'account.unread': [{ type: 'account.unread', failure: '抱歉，服务器繁忙！' }],
    'account.left': [
      { type: 'account.left', isExpired: true },
      { type: 'account.left', isExpired: false },
    ],
    'xstate.done.actor.singleSignOn': [
      done('singleSignOn', { kind: 'signedIn', answer: { token: 'token', userName: '李航' } }),
      done('singleSignOn', { kind: 'kept' }),
      done('singleSignOn', { kind: 'invalid' }),
      done('singleSignOn', { kind: 'unreached', message: '抱歉，服务器繁忙！' }),
    ],
    'xstate.done.actor.signIn': [done('signIn', { kind: 'signedIn' }), done('signIn', { kind: 'closed' })],
    'xstate.error.actor.signIn': [lost('signIn')],
    'xstate.done.actor.rooms': [done('rooms', { kind: 'expired' })],
    'xstate.done.actor.saveSession': [done('saveSession')],
    'xstate.error.actor.saveSession': [lost('saveSession')],
    'xstate.done.actor.returnToSite': [done('returnToSite')],
    'xstate.error.actor.returnToSite': [lost('returnToSite')],
  },
  delays: {},
  feeds: {
    'account.asked': 'account',
    'account.recognised': 'account',
    'account.unread': 'account',
    'account.left': 'account',
  },
};
