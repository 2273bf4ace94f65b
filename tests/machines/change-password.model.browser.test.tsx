import { session, sessionValidation } from '#copy/sign-in/session.ts';
import { subject } from '#stories/change-password/change-password.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { changePasswordModel } from './change-password.model.ts';

const NEW = 'harbour-2';

walkView('[4.8b][5.4b][5.6] a new password', changePasswordModel, subject, ({ press, type, happens, sees, leaves }) => {
  const submit = () => press(session.changePassword);
  const send = async (password: string, again: string) => {
    await type(session.newPassword, password);
    await type(session.passwordAgain, again);
    await submit();
  };
  const answers = (output: object) => happens(resolved('changePassword', output));
  const asked = (alert: string, needsOld: boolean) =>
    sees({
      alert,
      errors: { [session.newPassword]: null, [session.passwordAgain]: null },
      [needsOld ? 'says' : 'lacks']: [session.oldPassword],
    });
  const waiting = sees({
    off: [session.changePassword],
    locked: [session.newPassword, session.passwordAgain],
    fields: 'locked',
  });
  return {
    gestures: {
      'type it twice, each another': () => send(NEW, 'harbour-3'),
      'type the second again': () => type(session.passwordAgain, NEW),
      'send it': () => send(NEW, NEW),
      'send it without the old one': submit,
      'send it with the old one': async () => {
        await type(session.oldPassword, 'harbour-1');
        await submit();
      },
      'it is taken': () => answers({ kind: 'changed' }),
      'the ten minutes are over': () => answers({ kind: 'oldPasswordNeeded' }),
      'it is too common': () => answers({ kind: 'refused', message: '密码过于常见，请更换' }),
      'the network fails': () => happens(rejected('changePassword', new Error('网络不通'))),
      'close it': () => happens(event('password.close')),
    },
    checks: {
      'asked for a new one': asked('', false),
      'shown that they differ': sees({
        errors: { [session.newPassword]: null, [session.passwordAgain]: sessionValidation.passwordsDiffer },
        focus: session.passwordAgain,
      }),
      waiting,
      'asked for the old one too': asked('', true),
      'shown that the old one is missing': sees({
        errors: { [session.oldPassword]: sessionValidation.required },
        focus: session.oldPassword,
      }),
      'waiting with the old one': waiting,
      'asked to choose another': asked('密码过于常见，请更换', false),
      'notified of the network': asked('网络不通', false),
      changed: leaves({ kind: 'changed' }),
      closed: leaves({ kind: 'closed' }),
    },
  };
});
