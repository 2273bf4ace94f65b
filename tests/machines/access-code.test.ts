import { CallFailure } from '#domain/failure.ts';
import { accessCodeCases } from '#machines/access-code/access-code.cases.ts';
import * as selectors from '#machines/access-code/access-code.select.ts';
import { accessCodeMachine } from '#machines/access-code/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { postId: 'request-of-the-tests' };
const typed = (code: string) => event('code.typed', { code });
const submit = event('code.submit');
const standing = (more: object = {}) => ({
  ...{ postId: input.postId, code: '', isIncomplete: false, failure: null, seconds: 0 },
  ...more,
});
const refused = (more: object = {}) =>
  new CallFailure({ kind: 'refused', code: '10004001', message: '提取码不对', status: 200, ...more });
const tries = (...codes: string[]) => ({ open: codes.map((code) => ({ postId: input.postId, code })) });

const limited = (retryAfter: number) =>
  new CallFailure({ kind: 'refused', code: '10002004', message: '稍后', status: 200, retryAfter });
const sampleTyped = event('code.typed', { code: '48A2C1' });
const both = ['code.typed', 'code.submit'];
const usual = {
  selectCode: '48A2C1',
  selectIsIncomplete: false,
  selectFailure: null,
  selectCanType: true,
  selectCanSubmit: true,
  selectIsChecking: false,
  selectMinutes: null,
};

journeys(accessCodeMachine, { ...accessCodeCases, selectors, usual }, [
  {
    title: '[1.11] a code of four digits is sent, however it was typed',
    input,
    events: [typed(' ４8a2c1 '), submit],
    ends: { value: 'checking', context: standing({ code: ' ４8a2c1 ' }), asked: tries('48A2C1') },
  },
  {
    title: '[1.11] anything else is not sent, and stated to be incomplete',
    input,
    events: [typed('48'), submit],
    ends: { value: 'entering', context: standing({ code: '48', isIncomplete: true }), asked: { open: [] } },
  },
  {
    title: '[1.11] the right one is forgotten, and the page reads the post',
    input,
    events: [typed('48A2C1'), submit, resolved('open', null)],
    ends: {
      value: 'opened',
      context: standing(),
      did: { reread: [undefined] },
      can: ['code.typed'],
      shows: { selectCode: '', selectCanSubmit: false },
    },
  },
  {
    title: '[1.11] a wrong one may be mended',
    input,
    events: [typed('000000'), submit, rejected('open', refused())],
    ends: { value: 'entering', context: standing({ code: '000000', failure: '提取码不对' }) },
  },
  ...[[submit], [typed('000000'), submit, rejected('open', refused())]].map((before, at) => ({
    title: `[1.11] the message about it goes as soon as something is typed: ${at === 0 ? 'too short' : 'wrong'}`,
    input,
    events: [...before, typed('4')],
    ends: { value: 'entering', context: standing({ code: '4' }) },
  })),
  {
    title: '[1.11] who tried too often waits as long as the server says',
    input,
    events: [typed('000000'), submit, rejected('open', refused({ retryAfter: 600 }))],
    ends: {
      value: 'waiting',
      context: standing({ code: '000000', seconds: 600 }),
      asked: { pause: [{ seconds: 600 }] },
    },
  },
  {
    title: '[1.11] waiting takes the place of the message about the try before',
    input,
    events: [
      typed('000000'),
      submit,
      rejected('open', refused()),
      submit,
      rejected('open', refused({ retryAfter: 600 })),
    ],
    ends: { value: 'waiting', context: standing({ code: '000000', seconds: 600 }) },
  },
  {
    title: '[1.11] a second is a wait too',
    input,
    events: [typed('000000'), submit, rejected('open', refused({ retryAfter: 1 }))],
    ends: { value: 'waiting', context: standing({ code: '000000', seconds: 1 }), asked: { pause: [{ seconds: 1 }] } },
  },
  {
    title: '[1.11] a server that has too much to do says so, and stops no one from trying',
    input,
    events: [
      ...[typed('000000'), submit],
      rejected('open', new CallFailure({ kind: 'busy', message: '系统繁忙', status: 503, retryAfter: 600 })),
    ],
    ends: { value: 'entering', context: standing({ code: '000000', failure: '系统繁忙' }), asked: { pause: [] } },
  },
  {
    title: '[1.11] and then may try again',
    input,
    events: [typed('000000'), submit, rejected('open', refused({ retryAfter: 600 })), resolved('pause')],
    ends: { value: 'entering', context: standing({ code: '000000', seconds: 600 }) },
  },
  {
    title: '[1.11] as often as it is tried too often, for as long as is shown then',
    input,
    events: [
      ...[typed('000000'), submit, rejected('open', refused({ retryAfter: 600 })), resolved('pause')],
      ...[submit, rejected('open', refused({ retryAfter: 900 }))],
    ],
    ends: {
      ...{ value: 'waiting', context: standing({ code: '000000', seconds: 900 }) },
      asked: { pause: [{ seconds: 600 }, { seconds: 900 }] },
    },
  },
  {
    title: '[1.11] a pass that ran out is asked for again',
    input,
    events: [typed('48A2C1'), submit, resolved('open', null), typed('4')],
    ends: { value: 'entering', context: standing({ code: '4' }) },
  },
  { title: '[1.11] nothing is typed', events: [], ends: { value: 'entering', can: both, shows: { selectCode: '' } } },
  {
    title: '[1.11] it is no code',
    events: [event('code.typed', { code: '4' }), submit],
    ends: { value: 'entering', can: both, shows: { selectCode: '4', selectIsIncomplete: true } },
  },
  {
    title: '[1.11] it is checked',
    events: [sampleTyped, submit],
    ends: {
      value: 'checking',
      tags: ['busy'],
      can: [],
      shows: { selectCanType: false, selectCanSubmit: false, selectIsChecking: true },
    },
  },
  {
    title: '[1.11] it was wrong',
    events: [sampleTyped, submit, rejected('open', new Error('不对'))],
    ends: { value: 'entering', can: both, shows: { selectFailure: '不对' } },
  },
  {
    title: '[1.11] it was wrong too often: minutes are rounded up',
    events: [sampleTyped, submit, rejected('open', limited(61))],
    ends: { value: 'waiting', can: [], shows: { selectCanType: false, selectCanSubmit: false, selectMinutes: 2 } },
  },
  {
    title: '[1.11] whole minutes stay as they are',
    events: [sampleTyped, submit, rejected('open', limited(120))],
    ends: { value: 'waiting', can: [], shows: { selectCanType: false, selectCanSubmit: false, selectMinutes: 2 } },
  },
]);
