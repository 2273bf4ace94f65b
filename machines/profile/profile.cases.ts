import type { MachineCases } from '../kit/cases.ts';
import type { ProfileValues } from './profile.types.ts';
import { profileWords } from './profile.words.ts';

const profile: ProfileValues = {
  name: '王珂',
  companyName: '',
  schoolName: '',
  enterpriseType: '',
  industry: '',
  email: '',
};

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const profileCases: MachineCases = {
  words: profileWords,
  events: {
    'profile.typed': [
      { type: 'profile.typed', field: 'email', text: 'wangke' },
      { type: 'profile.typed', field: 'email', text: 'wangke@example.com' },
      { type: 'profile.typed', field: 'companyName', text: '上海某化工有限公司' },
    ],
    'profile.submit': [{ type: 'profile.submit' }],
    'profile.retry': [{ type: 'profile.retry' }],
    'profile.verify': [{ type: 'profile.verify' }],
    'profile.close': [{ type: 'profile.close' }],
    'xstate.done.actor.loadProfile': [{ type: 'xstate.done.actor.loadProfile', output: profile }],
    'xstate.error.actor.loadProfile': [lost('loadProfile')],
    'xstate.done.actor.saveProfile': [
      { type: 'xstate.done.actor.saveProfile', output: { isUnverified: false } },
      { type: 'xstate.done.actor.saveProfile', output: { isUnverified: true } },
    ],
    'xstate.error.actor.saveProfile': [lost('saveProfile')],
  },
  delays: {},
};
