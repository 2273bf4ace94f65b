import { session } from '#copy/sign-in/session.ts';
import { subject } from '#stories/sms-countdown/sms-countdown.subject.tsx';
import { event, rejected, resolved } from '../kit/journey.ts';
import { walkView } from '../kit/view-model.tsx';
import { smsCountdownModel } from './sms-countdown.model.ts';

const NOW = 7_000;
const wait = { endsAt: NOW + 60_000, now: NOW };

walkView('[4.12] the code button', smsCountdownModel, subject, ({ press, happens, sees }) => {
  const phone = (number: string | null) => event('phone.changed', { phone: number });
  const type = (waiting: object | null) => happens(phone('13800008888'), resolved('readWait', waiting));
  const ask = async (...answers: ReturnType<typeof event>[]) => {
    await press(session.requestCode);
    await sees({ off: [session.requestCode] })();
    await happens(...answers);
  };
  return {
    gestures: {
      'type a phone': () => type(null),
      'type a phone that waits': () => type(wait),
      'wipe the phone': () => happens(phone(null)),
      'ask and get a code': () => ask(resolved('sendCode', { kind: 'sent', ...wait })),
      'ask while the server is down': () => ask(rejected('sendCode', new Error('服务器没有回应'))),
      'ask and close the puzzle': () =>
        ask(
          resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
          resolved('captcha', { kind: 'closed' }),
        ),
      'a minute passes': async () => {
        await happens(event('clock.ticked', { now: NOW + 59_999 }));
        await sees({ off: [session.resendIn(1)] })();
        await happens(event('clock.ticked', { now: NOW + 60_000 }));
      },
    },
    checks: {
      'no phone yet': sees({ off: [session.requestCode] }),
      'may ask': sees({ shows: { button: [session.requestCode] } }),
      'shown why': sees({ shows: { button: [session.requestCode] }, status: '服务器没有回应' }),
      'must wait': sees({ off: [session.resendIn(60)], hides: { button: [session.requestCode] } }),
    },
  };
});
