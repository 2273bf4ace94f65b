import { CallFailure } from '#domain/failure.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import { captchaSliderMachine } from '#machines/captcha-slider/index.ts';
import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { smsCountdownMachine } from '#machines/sms-countdown/index.ts';
import { smsCountdownCases } from '#machines/sms-countdown/sms-countdown.cases.ts';
import * as selectors from '#machines/sms-countdown/sms-countdown.select.ts';
import { event, type Journey, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const input = { messageType: 'user_sign' };
const empty = {
  messageType: 'user_sign',
  phone: '',
  endsAt: 0,
  now: 0,
  captchaType: 'blockPuzzle',
  captchaVerification: null,
  challenge: null,
  work: null,
  refusal: null,
};
const base = { ...empty, phone: '13800008888' };
const phone = (number: string | null) => event('phone.changed', { phone: number });
const typed = phone('13800008888');
const ready = [typed, resolved('readWait', null)];
const request = event('sms.request');
const requested = [...ready, request];
const sent = resolved('sendCode', { kind: 'sent', endsAt: 67_000, now: 7_000 });
const limited = resolved('sendCode', {
  kind: 'limited',
  message: '发送过于频繁，请稍后再试',
  endsAt: 307_000,
  now: 7_000,
});
const needed = resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'clickWord' });
const solved = resolved('captcha', { kind: 'solved', verification: 'proof-3' });
const proved = [...requested, needed, solved];
const tick = (now: number) => event('clock.ticked', { now });
const asks = { phone: '13800008888', messageType: 'user_sign', captchaVerification: null, work: null };
const challenge = { challenge: 'terms.signature', units: 30, iterations: 80_000 };
const work = { challenge: 'terms.signature', answer: 'AAAA' };
const workNeeded = resolved('sendCode', { kind: 'workNeeded', challenge });
const failure = { kind: 'offline', message: '网络不可用', status: 500 } as const;
const offline = rejected('sendCode', new CallFailure(failure));
const silent = { toastSending: [], toastSent: [], toastFailure: [] };
const clickWord = { ...base, captchaType: 'clickWord' };

const usual = {
  selectCanRequest: false,
  selectIsIdle: false,
  selectIsSending: false,
  selectRefusal: null,
  selectSentTo: '',
  selectSecondsLeft: 0,
  selectCaptcha: undefined,
  selectWork: undefined,
  selectIsWorking: false,
};
const always = ['phone.changed'];
const asking = [...always, 'sms.request'];
const counting = (title: string, endsAt: number, now: number, selectSecondsLeft: number): Journey => ({
  title: `[4.12] ${title}`,
  events: [typed, resolved('readWait', { endsAt, now })],
  ends: { value: 'counting', can: always, shows: { selectSentTo: '138****8888', selectSecondsLeft } },
});

journeys(smsCountdownMachine, { ...smsCountdownCases, selectors, usual }, [
  {
    title: '[11.6] a phone or network that asks often: the work of this device goes with the next try',
    input,
    events: [...requested, workNeeded, resolved('work', { kind: 'solved', answer: work })],
    ends: {
      value: 'sending',
      context: { ...base, challenge, work },
      asked: { work: [{ challenge }], sendCode: [asks, { ...asks, work }] },
    },
  },
  {
    title: '[11.6] work is good for one message',
    input,
    events: [...requested, workNeeded, resolved('work', { kind: 'solved', answer: work }), sent],
    ends: { value: 'counting', context: { ...base, endsAt: 67_000, now: 7_000 } },
  },
  {
    title: '[11.6] the work itself is done',
    input,
    real: { work: proofOfWorkMachine },
    events: [...requested, workNeeded, toChild('work', 'work.solved', { answer: work })],
    ends: { value: 'sending', context: { ...base, challenge, work }, asked: { sendCode: [asks, { ...asks, work }] } },
  },
  {
    title: '[11.6] the work itself is given up',
    input,
    real: { work: proofOfWorkMachine },
    events: [...requested, workNeeded, toChild('work', 'work.close')],
    ends: { value: 'ready', context: { ...base, challenge } },
  },
  {
    title: '[11.6] work that is given up sends nothing',
    input,
    events: [...requested, workNeeded, resolved('work', { kind: 'closed' })],
    ends: { value: 'ready', context: { ...base, challenge }, asked: { sendCode: [asks] } },
  },
  {
    title: '[5.7] without a phone nothing can be asked for',
    input,
    events: [request],
    ends: { value: 'idle', context: empty, asked: { readWait: [], sendCode: [] }, did: silent },
  },
  {
    title: '[4.12c][4.12] a phone is looked up with the kind of code',
    input,
    events: [typed, request],
    ends: {
      value: 'restoring',
      context: base,
      asked: { readWait: [{ phone: '13800008888', messageType: 'user_sign' }], sendCode: [] },
      did: silent,
      can: always,
    },
  },
  {
    title: '[4.12] a wait that cannot be read is none',
    input,
    events: [typed, rejected('readWait')],
    ends: { value: 'ready', context: base, can: asking, shows: { selectCanRequest: true } },
  },
  {
    title: '[4.12] a wait from before a reload goes on to its last millisecond',
    input,
    events: [typed, resolved('readWait', { endsAt: 47_000, now: 46_999 })],
    ends: {
      value: 'counting',
      context: { ...base, endsAt: 47_000, now: 46_999 },
      asked: { clock: [{ endsAt: 47_000 }] },
    },
  },
  {
    title: '[4.12] and is over with it',
    input,
    events: [typed, resolved('readWait', { endsAt: 47_000, now: 47_000 })],
    ends: { value: 'ready', context: base, asked: { clock: [] }, can: asking, shows: { selectCanRequest: true } },
  },
  {
    title: '[4.12][8.9] a double click sends once, and says that it sends',
    input,
    events: [...requested, request],
    ends: {
      value: 'sending',
      context: base,
      asked: { sendCode: [asks] },
      did: { ...silent, toastSending: [undefined] },
      can: always,
      shows: { selectIsSending: true },
    },
  },
  {
    title: '[4.12][9.3d] a sent code makes the button wait, one millisecond before 60 s too',
    input,
    events: [...requested, sent, tick(66_999), request],
    ends: {
      value: 'counting',
      context: { ...base, endsAt: 67_000, now: 66_999 },
      asked: { clock: [{ endsAt: 67_000 }], sendCode: [asks] },
      did: { ...silent, toastSending: [undefined], toastSent: [undefined] },
    },
  },
  {
    title: '[4.12][9.3d] at 60 s another code may be asked for',
    input,
    events: [...requested, sent, tick(67_000)],
    ends: { value: 'ready', context: { ...base, endsAt: 67_000, now: 7_000 } },
  },
  {
    title: '[4.12] who asked too often sees a message and waits as long as the server says; nothing was sent',
    input,
    events: [...requested, limited, tick(306_999)],
    ends: {
      value: 'counting',
      context: { ...base, endsAt: 307_000, now: 306_999, refusal: '发送过于频繁，请稍后再试' },
      asked: { clock: [{ endsAt: 307_000 }] },
      did: { ...silent, toastSending: [undefined] },
    },
  },
  {
    title: '[4.12] after that wait no message is shown of it any more',
    input,
    events: [...requested, limited, tick(307_000)],
    ends: { value: 'ready', context: { ...base, endsAt: 307_000, now: 7_000 } },
  },
  {
    title: '[4.12] after a failure the button works again at once, and says why',
    input,
    events: [...requested, offline],
    ends: {
      value: 'ready',
      context: { ...base, refusal: '网络不可用' },
      did: { toastSending: [undefined], toastSent: [], toastFailure: [{ failure }] },
    },
  },
  ...[
    { next: request, value: 'sending', context: base },
    { next: phone('13900009999'), value: 'restoring', context: { ...base, phone: '13900009999' } },
    { next: phone(null), value: 'idle', context: empty },
  ].map(({ next, value, context }) => ({
    title: `[4.12] the message about it goes as the ${value} starts`,
    input,
    events: [...requested, offline, next],
    ends: { value, context },
  })),
  {
    title: '[4.12c] another phone has its own wait',
    input,
    events: [...requested, sent, phone('13900009999'), resolved('readWait', null), request],
    ends: {
      value: 'sending',
      context: { ...base, phone: '13900009999', endsAt: 67_000, now: 7_000 },
      asked: {
        readWait: ['13800008888', '13900009999'].map((number) => ({ phone: number, messageType: 'user_sign' })),
        sendCode: [asks, { ...asks, phone: '13900009999' }],
      },
    },
  },
  {
    title: '[4.19] a solved captcha goes with the second try',
    input,
    events: proved,
    ends: {
      value: 'sending',
      context: { ...clickWord, captchaVerification: 'proof-3' },
      asked: {
        captcha: [{ captchaType: 'clickWord' }],
        sendCode: [asks, { ...asks, captchaVerification: 'proof-3' }],
      },
      did: { ...silent, toastSending: [undefined, undefined] },
    },
  },
  ...[
    { answer: sent, value: 'counting', context: { ...clickWord, endsAt: 67_000, now: 7_000 } },
    { answer: offline, value: 'ready', context: { ...clickWord, refusal: '网络不可用' } },
    {
      answer: resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
      value: 'verifying',
      context: base,
    },
    { answer: phone('13900009999'), value: 'restoring', context: { ...clickWord, phone: '13900009999' } },
    { answer: phone(null), value: 'idle', context: { ...clickWord, phone: '' } },
  ].map(({ answer, value, context }) => ({
    title: `[4.19] a proof is good for one try: spent as the ${value} starts`,
    input,
    events: [...proved, answer],
    ends: { value, context },
  })),
  {
    title: '[4.12] a closed captcha sends nothing',
    input,
    events: [...requested, needed, resolved('captcha', { kind: 'closed' })],
    ends: { value: 'ready', context: clickWord, asked: { sendCode: [asks] } },
  },
  {
    title: '[2.24] the puzzle itself is solved',
    input,
    real: { captcha: captchaMachine, slider: captchaSliderMachine },
    events: [
      ...requested,
      resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
      resolved('captcha/slider/loadPuzzle', {
        kind: 'challenge',
        challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', piece: 'BBBB' },
      }),
      toChild('captcha/slider', 'slider.grabbed', { at: 1_000 }),
      toChild('captcha/slider', 'slider.moved', { offset: 90 }),
      toChild('captcha/slider', 'slider.released', { at: 1_700 }),
      resolved('captcha/slider/checkPuzzle', { kind: 'correct', verification: 'proof-5' }),
      { after: 1_500 },
    ],
    ends: {
      value: 'sending',
      context: { ...base, captchaVerification: 'proof-5' },
      asked: { sendCode: [asks, { ...asks, captchaVerification: 'proof-5' }] },
    },
  },
  {
    title: '[2.24] the puzzle itself is closed',
    input,
    real: { captcha: captchaMachine, slider: captchaSliderMachine },
    events: [
      ...requested,
      resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' }),
      toChild('captcha/slider', 'captcha.close'),
    ],
    ends: { value: 'ready', context: base, asked: { sendCode: [asks] } },
  },
  { title: '[5.7] no phone yet', events: [], ends: { value: 'idle', can: always, shows: { selectIsIdle: true } } },
  {
    title: '[4.12] failed',
    events: [...requested, rejected('sendCode', new Error('发送失败'))],
    ends: { value: 'ready', can: asking, shows: { selectCanRequest: true, selectRefusal: '发送失败' } },
  },
  {
    title: '[2.24] a captcha first',
    events: [...requested, resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'clickWord' })],
    ends: { value: 'verifying', can: always, shows: { selectCaptcha: 'captcha' } },
  },
  {
    title: '[11.6] this device computes first',
    events: [
      ...requested,
      resolved('sendCode', {
        kind: 'workNeeded',
        challenge: { challenge: 'terms.signature', units: 30, iterations: 80_000 },
      }),
    ],
    ends: { value: 'working', can: always, shows: { selectWork: 'work', selectIsWorking: true } },
  },
  counting('59001 ms are a minute', 67_000, 7_999, 60),
  counting('59000 ms are 59 s', 67_000, 8_000, 59),
  counting('a wait of the server may be longer than ours, a day at most', 90_000_000, 7_000, 86_400),
]);
