import { session, sessionValidation } from '#copy/sign-in/session.ts';
import { subject } from '#stories/login/login.subject.tsx';
import { resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { loginModel } from './login.model.ts';

const PHONE = '13800008888';
const CODE = '123456';
const answer = { token: 'token', userName: '王珂' };

walkView('[2.18] the login dialog', loginModel, subject, ({ press, type, happens, sees, leaves }) => {
  const submit = () => press(session.submit);
  let left: object = { kind: 'closed' };
  const values = (phone: string, code: string) => ({ [session.phone]: phone, [session.smsCode]: code });
  return {
    gestures: {
      'submit it empty': submit,
      'fill it in': async () => {
        await type(session.phone, PHONE);
        await type(session.smsCode, CODE);
      },
      'choose another mode and come back': async () => {
        await press(session.modes.register, 'tab');
        await press(session.modes.sms, 'tab');
      },
      'close it': () => happens({ type: 'login.close' }),
      'submit, rightly': async () => {
        await submit();
        await happens(resolved('attempt', { kind: 'signedIn', answer }));
        left = { kind: 'signedIn', answer, mode: 'sms', wantsNewPassword: false };
      },
      'submit, wrongly': async () => {
        await submit();
        await happens(
          resolved('attempt', { kind: 'refused', message: '验证码错误', isStoredPasswordForgotten: false }),
        );
      },
      'submit and give the puzzle up': async () => {
        await submit();
        await happens(resolved('attempt', { kind: 'cancelled' }));
      },
      'submit and close at once': async () => {
        await submit();
        await sees({ off: [session.submit], locked: [session.phone, session.smsCode] })();
        await happens({ type: 'login.close' });
      },
    },
    checks: {
      'an empty form': sees({ alert: '', errors: { [session.phone]: null, [session.smsCode]: null } }),
      'shown what is missing': sees({
        alert: '',
        errors: { [session.phone]: sessionValidation.required, [session.smsCode]: sessionValidation.required },
        focus: session.phone,
      }),
      'a filled form': sees({ alert: '', values: values(PHONE, CODE), errors: { [session.phone]: null } }),
      'shown why': sees({ alert: '验证码错误', values: values(PHONE, CODE) }),
      closed: () => leaves(left)(),
    },
  };
});
