import { smsCountdownMachine } from '#machines/sms-countdown/index.ts';
import { smsCountdownCases } from '#machines/sms-countdown/sms-countdown.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const base = {
  messageType: 'user_login',
  phone: '13800008888',
  endsAt: 0,
  now: 0,
  captchaType: 'blockPuzzle',
  captchaVerification: null,
  refusal: null,
};
const typed = event('phone.changed', { phone: '13800008888' });
const ready = [typed, resolved('readWait', null)];
const request = event('sms.request');
const sent = resolved('sendCode', { kind: 'sent', endsAt: 60_000, now: 0 });
const tick = (now: number) => event('clock.ticked', { now });

journeys(smsCountdownMachine, smsCountdownCases, [
  {
    title: '[4.12] a sent code makes the button wait',
    events: [...ready, request, sent],
    ends: { value: 'counting', context: { ...base, endsAt: 60_000 } },
  },
  {
    title: '[4.12][9.3d] one millisecond before 60 s the button still waits',
    events: [...ready, request, sent, tick(59_999)],
    ends: { value: 'counting', context: { ...base, endsAt: 60_000, now: 59_999 } },
  },
  {
    title: '[4.12][9.3d] at 60 s another code may be asked for',
    events: [...ready, request, sent, tick(60_000)],
    ends: { value: 'ready', context: { ...base, endsAt: 60_000 } },
  },
  {
    title: '[4.12] after a failure the button works again at once',
    events: [...ready, request, rejected('sendCode', new Error('发送失败'))],
    ends: { value: 'ready', context: { ...base, refusal: '发送失败' } },
  },
  {
    title: '[4.12] a wait from before a reload goes on',
    events: [typed, resolved('readWait', { endsAt: 47_000, now: 1_000 })],
    ends: { value: 'counting', context: { ...base, endsAt: 47_000, now: 1_000 } },
  },
  {
    title: '[4.12c] another phone has its own wait',
    events: [...ready, request, sent, event('phone.changed', { phone: '13900009999' }), resolved('readWait', null)],
    ends: { value: 'ready', context: { ...base, phone: '13900009999', endsAt: 60_000 } },
  },
  {
    title: '[4.12] a double click sends once',
    events: [...ready, request, request],
    ends: { value: 'sending', context: base },
  },
  {
    title: '[4.12] a closed captcha sends nothing',
    events: [
      ...ready,
      request,
      resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'clickWord' }),
      resolved('captcha', { kind: 'closed' }),
    ],
    ends: { value: 'ready', context: { ...base, captchaType: 'clickWord' } },
  },
]);
