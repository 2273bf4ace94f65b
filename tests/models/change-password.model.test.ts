import { expect } from 'vitest';
import { changePasswordCases } from '#machines/change-password/change-password.cases.ts';
import {
  type ChangePasswordSnapshot,
  changePasswordMachine,
  selectCanSubmit,
  selectError,
  selectFailure,
  selectIsBusy,
  selectNeedsOldPassword,
} from '#machines/change-password/index.ts';
import { drive } from '../kit/drive.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { changePasswordModel } from './change-password.model.ts';

walkModel('[4.8b][5.4b][5.6] a new password', changePasswordModel, () => {
  const { actor, cause, start } = drive(changePasswordMachine, changePasswordCases);
  start();
  const snapshot = () => actor.getSnapshot() as ChangePasswordSnapshot;
  const type = (field: string, text: string) => cause(event('password.typed', { field, text }));
  const send = async (password: string, again = password) => {
    await type('newPassword', password);
    await type('newPasswordAgain', again);
    await cause(event('password.submit'));
  };
  const answered = (output: object) => cause(resolved('changePassword', output));
  const editable = (refusal: string | null, needsOldPassword: boolean) => () => {
    expect(selectCanSubmit(snapshot())).toBe(true);
    expect(selectFailure(snapshot())).toBe(refusal);
    expect(selectNeedsOldPassword(snapshot())).toBe(needsOldPassword);
  };
  const waiting = () => {
    expect(selectIsBusy(snapshot())).toBe(true);
    expect(selectCanSubmit(snapshot())).toBe(false);
  };
  return {
    gestures: {
      'type it twice, each another': () => send('harbour-2', 'harbour-3'),
      'type the second again': () => type('newPasswordAgain', 'harbour-2'),
      'send it': () => send('harbour-2'),
      'send it without the old one': () => cause(event('password.submit')),
      'send it with the old one': async () => {
        await type('oldPassword', 'harbour-1');
        await cause(event('password.submit'));
      },
      'it is taken': () => answered({ kind: 'changed' }),
      'the ten minutes are over': () => answered({ kind: 'oldPasswordNeeded' }),
      'it is too common': () => answered({ kind: 'refused', message: '密码过于常见，请更换' }),
      'the network fails': () => cause(rejected('changePassword', new Error('网络不通'))),
      'close it': () => cause(event('password.close')),
    },
    checks: {
      'asked for a new one': () => {
        editable(null, false)();
        expect(selectError('newPasswordAgain')(snapshot())).toBeNull();
      },
      'told that they differ': () => {
        expect(selectError('newPasswordAgain')(snapshot())).toBe('PASSWORDS_DIFFER');
        expect(selectIsBusy(snapshot())).toBe(false);
      },
      waiting,
      'asked for the old one too': editable(null, true),
      'told that the old one is missing': () => {
        expect(selectError('oldPassword')(snapshot())).not.toBeNull();
        expect(selectIsBusy(snapshot())).toBe(false);
      },
      'waiting with the old one': waiting,
      'told to choose another': editable('密码过于常见，请更换', false),
      'told of the network': editable('网络不通', false),
      changed: () => expect(snapshot().output).toEqual({ kind: 'changed' }),
      gone: () => expect(snapshot().output).toEqual({ kind: 'closed' }),
    },
  };
});
