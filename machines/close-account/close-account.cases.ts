import type { MachineCases } from '../kit/cases.ts';
import type { CloseAccountInput } from './close-account.types.ts';
import { closeAccountWords } from './close-account.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const input: CloseAccountInput = { needsPassword: true };

const needed = { kind: 'passwordNeeded' };
const wrong = { kind: 'refused', message: '密码错误' };
export const reasons = ['还有进行中的订单', '先移交主账号'];

export const closeAccountCases: MachineCases = {
  words: closeAccountWords,
  input,
  events: {
    'close.typed': [{ type: 'close.typed', field: 'password', text: 'harbour-1' }],
    'close.export': [{ type: 'close.export' }],
    'close.submit': [{ type: 'close.submit' }],
    'close.confirm': [{ type: 'close.confirm' }],
    'close.cancel': [{ type: 'close.cancel' }],
    'close.leave': [{ type: 'close.leave' }],
    'xstate.done.actor.exportData': [{ kind: 'taken' }, needed, wrong].map((output) => done('exportData', output)),
    'xstate.error.actor.exportData': [lost('exportData')],
    'xstate.done.actor.closeAccount': [{ kind: 'closed' }, { kind: 'blocked', reasons }, needed, wrong].map((output) =>
      done('closeAccount', output),
    ),
    'xstate.error.actor.closeAccount': [lost('closeAccount')],
    'xstate.done.actor.clearBrowser': [done('clearBrowser')],
    'xstate.error.actor.clearBrowser': [lost('clearBrowser')],
  },
  delays: {},
};
