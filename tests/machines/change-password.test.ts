import { changePasswordCases } from '#machines/change-password/change-password.cases.ts';
import { changePasswordMachine } from '#machines/change-password/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const typed = (field: string, text: string) => event('password.typed', { field, text });
const values = { oldPassword: '', newPassword: 'harbour-1', newPasswordAgain: 'harbour-1' };
const filled = [typed('newPassword', 'harbour-1'), typed('newPasswordAgain', 'harbour-1'), event('password.submit')];
const input = { needsOldPassword: false };
const base = {
  values,
  faults: {},
  needsOldPassword: false,
  refusal: null,
  outcome: { kind: 'closed' },
};

journeys(changePasswordMachine, changePasswordCases, [
  {
    title: '[4.8b] within ten minutes of an SMS sign-in no old password is asked for',
    input,
    events: [...filled, resolved('changePassword', { kind: 'changed' })],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, outcome: { kind: 'changed' } },
      output: { kind: 'changed' },
    },
  },
  {
    title: '[4.8b] after them it is',
    input,
    events: [...filled, resolved('changePassword', { kind: 'oldPasswordNeeded' })],
    ends: { value: 'editing', context: { ...base, needsOldPassword: true } },
  },
  {
    title: '[5.6] two different passwords go nowhere',
    input,
    events: [typed('newPassword', 'harbour-1'), typed('newPasswordAgain', 'harbour-2'), event('password.submit')],
    ends: {
      value: 'editing',
      context: {
        ...base,
        values: { ...values, newPasswordAgain: 'harbour-2' },
        faults: { newPasswordAgain: 'passwordsDiffer' },
      },
    },
  },
  {
    title: '[5.4b] a refused password shows the words of the server',
    input,
    events: [...filled, rejected('changePassword', new Error('密码过于常见，请更换'))],
    ends: { value: 'editing', context: { ...base, refusal: '密码过于常见，请更换' } },
  },
]);
