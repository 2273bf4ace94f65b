import { smsCountdownMachine } from '#machines/sms-countdown/index.ts';
import { smsCountdownCases } from '#machines/sms-countdown/sms-countdown.cases.ts';
import * as all from '#machines/sms-countdown/sms-countdown.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { type StateRow, stateTable } from '../kit/state-table.ts';

const typed = event('phone.changed', { phone: '13800008888' });
const ready = [typed, resolved('readWait', null)];
const requested = [...ready, event('sms.request')];

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

const counting = (title: string, endsAt: number, now: number, selectSecondsLeft: number): StateRow => ({
  title: `[4.12] ${title}`,
  events: [typed, resolved('readWait', { endsAt, now })],
  value: 'counting',
  can: always,
  shows: { selectSentTo: '138****8888', selectSecondsLeft },
});

stateTable(smsCountdownMachine, smsCountdownCases, { all }, usual, [
  { title: '[5.7] no phone yet', events: [], value: 'idle', can: always, shows: { selectIsIdle: true } },
  { title: '[4.12] its wait is being read', events: [typed], value: 'restoring', can: always },
  { title: '[4.12] to be asked for', events: ready, value: 'ready', can: asking, shows: { selectCanRequest: true } },
  { title: '[4.12] on its way', events: requested, value: 'sending', can: always, shows: { selectIsSending: true } },
  {
    title: '[4.12] failed',
    events: [...requested, rejected('sendCode', new Error('发送失败'))],
    value: 'ready',
    can: asking,
    shows: { selectCanRequest: true, selectRefusal: '发送失败' },
  },
  {
    title: '[2.24] a captcha first',
    events: [...requested, resolved('sendCode', { kind: 'captchaNeeded', captchaType: 'clickWord' })],
    value: 'verifying',
    can: always,
    shows: { selectCaptcha: 'captcha' },
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
    value: 'working',
    can: always,
    shows: { selectWork: 'work', selectIsWorking: true },
  },
  counting('59001 ms are a minute', 67_000, 7_999, 60),
  counting('59000 ms are 59 s', 67_000, 8_000, 59),
  counting('a wait of the server may be longer than ours, a day at most', 90_000_000, 7_000, 86_400),
  {
    title: '[4.12] over, nothing of it is left',
    events: [
      ...requested,
      resolved('sendCode', { kind: 'sent', endsAt: 67_000, now: 7_000 }),
      event('clock.ticked', { now: 67_000 }),
    ],
    value: 'ready',
    can: asking,
    shows: { selectCanRequest: true },
  },
]);
