import type { MachineCases } from '../kit/cases.ts';
import type { ChangePasswordInput } from './change-password.types.ts';
import { changePasswordWords } from './change-password.words.ts';

const done = (output: unknown) => ({ type: 'xstate.done.actor.changePassword', output });
const input: ChangePasswordInput = { needsOldPassword: false };

export const changePasswordCases: MachineCases = {
  words: changePasswordWords,
  input,
  events: {
    'password.typed': [
      { type: 'password.typed', field: 'oldPassword', text: 'harbour-1' },
      { type: 'password.typed', field: 'newPassword', text: 'harbour-2' },
      { type: 'password.typed', field: 'newPasswordAgain', text: 'harbour-2' },
    ],
    'password.left': [{ type: 'password.left', field: 'newPassword' }],
    'password.submit': [{ type: 'password.submit' }],
    'password.close': [{ type: 'password.close' }],
    'xstate.done.actor.changePassword': [
      done({ kind: 'changed' }),
      done({ kind: 'oldPasswordNeeded' }),
      done({ kind: 'refused', message: '密码过于常见，请更换' }),
    ],
    'xstate.error.actor.changePassword': [{ type: 'xstate.error.actor.changePassword', error: new Error('no answer') }],
  },
  delays: {},
};
