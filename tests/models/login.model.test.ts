import { expect } from 'vitest';
import { loginMachine, selectError, selectRefusal } from '#machines/login/index.ts';
import { loginCases } from '#machines/login/login.cases.ts';
import { drive } from '../kit/drive.ts';
import { event, resolved } from '../kit/journey.ts';
import { walkModel } from '../kit/walk-model.ts';
import { loginModel } from './login.model.ts';

walkModel('[2.18] the login dialog', loginModel, () => {
  const { actor, cause, start } = drive(loginMachine, loginCases);
  start();
  const all = async (...happenings: ReturnType<typeof event>[]) => {
    for (const happening of happenings) await cause(happening);
  };
  const submit = event('login.submit');
  const type = (field: string, text: string) => event('login.typed', { field, text });
  const shown = () => [selectError('userName')(actor.getSnapshot()), selectRefusal(actor.getSnapshot())];
  return {
    gestures: {
      'submit it empty': () => all(submit),
      'fill it in': () => all(type('userName', '13800008888'), type('captcha', '123456')),
      'choose another mode and come back': () =>
        all(event('login.modeChosen', { mode: 'register' }), event('login.modeChosen', { mode: 'sms' })),
      'close it': () => all(event('login.close')),
      'submit, rightly': () =>
        all(submit, resolved('attempt', { kind: 'signedIn', answer: { token: 'token', userName: '王珂' } })),
      'submit, wrongly': () =>
        all(submit, resolved('attempt', { kind: 'refused', message: '验证码错误', isStoredPasswordForgotten: false })),
      'submit and give the puzzle up': () => all(submit, resolved('attempt', { kind: 'cancelled' })),
      'submit and close at once': () => all(submit, event('login.close')),
    },
    checks: {
      'an empty form': () => expect(shown()).toEqual([null, null]),
      'shown what is missing': () => expect(shown()).toEqual(['REQUIRED', null]),
      'a filled form': () => expect(shown()).toEqual([null, null]),
      'told why': () => expect(shown()).toEqual([null, '验证码错误']),
      gone: () => expect(actor.getSnapshot().status).toBe('done'),
    },
  };
});
