import type { MachineCases } from '../kit/cases.ts';
import type { Device, DevicesAnswer } from './devices.types.ts';
import { devicesWords } from './devices.words.ts';

const device = (sessionId: string, more: Partial<Device>): Device => ({
  sessionId,
  signedInBy: 'SMS',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  address: '203.0.113.8',
  createdAt: Date.UTC(2026, 0, 12, 1),
  lastSeenAt: Date.UTC(2026, 0, 15, 2),
  isCurrent: false,
  ...more,
});

export const thisDevice = device('session-here', { isCurrent: true });
export const phone = device('session-phone', {
  signedInBy: 'PASSWORD',
  userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1',
  lastSeenAt: Date.UTC(2026, 0, 14, 9),
});
export const oldOffice = device('session-office', { signedInBy: 'TICKET', lastSeenAt: Date.UTC(2026, 0, 3, 7) });

/** Two days with failed password attempts, and two new browsers. */
export const history: DevicesAnswer['history'] = {
  attempts: [
    { count: 12, firstAt: Date.UTC(2026, 0, 14, 1, 12), lastAt: Date.UTC(2026, 0, 14, 2, 30) },
    { count: 1, firstAt: Date.UTC(2026, 0, 9, 3), lastAt: Date.UTC(2026, 0, 9, 3) },
  ],
  browsers: [
    { at: Date.UTC(2026, 0, 12, 1), userAgent: thisDevice.userAgent, isCurrent: true },
    { at: Date.UTC(2026, 0, 4, 1), userAgent: null, isCurrent: false },
  ],
};
export const answerOf = (...devices: readonly Device[]): DevicesAnswer => ({ devices, history });
export const quiet: DevicesAnswer = { devices: [thisDevice], history: { attempts: [], browsers: [] } };

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });
const lists = (id: string) =>
  [answerOf(thisDevice, phone, oldOffice), answerOf(thisDevice, phone), quiet].map((output) => ({
    type: `xstate.done.actor.${id}`,
    output,
  }));

export const devicesCases: MachineCases = {
  words: devicesWords,
  events: {
    'devices.retry': [{ type: 'devices.retry' }],
    'devices.end': [phone, oldOffice].map(({ sessionId }) => ({ type: 'devices.end', sessionId })),
    'devices.endOthers': [{ type: 'devices.endOthers' }],
    'devices.confirm': [{ type: 'devices.confirm' }],
    'devices.cancel': [{ type: 'devices.cancel' }],
    'devices.renew': [{ type: 'devices.renew' }],
    'xstate.done.actor.list': lists('list'),
    'xstate.error.actor.list': [lost('list')],
    'xstate.done.actor.renew': lists('renew'),
    'xstate.error.actor.renew': [lost('renew')],
    'xstate.done.actor.end': [{ type: 'xstate.done.actor.end', output: null }],
    'xstate.error.actor.end': [lost('end')],
  },
  delays: {},
};
