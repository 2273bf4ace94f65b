import { CallFailure } from '#domain/failure.ts';
import { captchaMachine } from '#machines/captcha/index.ts';
import { captchaClickWordMachine } from '#machines/captcha-click-word/index.ts';
import { loginAttemptMachine } from '#machines/login-attempt/index.ts';
import { loginAttemptCases } from '#machines/login-attempt/login-attempt.cases.ts';
import * as selectors from '#machines/login-attempt/login-attempt.select.ts';
import { proofOfWorkMachine } from '#machines/proof-of-work/index.ts';
import { journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const values = {
  userName: '13800008888',
  password: 'harbour-1',
  captcha: '246810',
  passwordAgain: 'harbour-2',
  isAgree: true,
  isRemembered: false,
};
const input = { mode: 'password', values, isPasswordStored: true };
const typedInput = { mode: 'register', values, isPasswordStored: false };
const context = {
  ...{ ...input, captchaType: 'blockPuzzle', captchaVerification: null, challenge: null, work: null },
  outcome: { kind: 'cancelled' },
};
const first = { ...input, captchaVerification: null, work: null };
const challenge = { challenge: 'terms.signature', units: 200, iterations: 80_000 };
const work = { challenge: 'terms.signature', answer: 'AAAA' };
const workNeeded = resolved('sendCredentials', { kind: 'workNeeded', challenge });
const needed = resolved('sendCredentials', { kind: 'captchaNeeded', captchaType: 'clickWord' });
const solved = resolved('captcha', { kind: 'solved', verification: 'proof-3' });
const refused = (message: string, isPasswordWrong: boolean) =>
  resolved('sendCredentials', { kind: 'refused', message, isPasswordWrong });
const answer = { token: 'token-7', userName: '王珂' };
const signedIn = resolved('sendCredentials', { kind: 'signedIn', answer });
const finished = (outcome: object, from: object = context) => ({
  value: 'finished',
  status: 'done',
  context: { ...from, outcome },
  output: outcome,
});
const forgotten = { kind: 'refused', message: '手机号或密码错误', isStoredPasswordForgotten: true };
const remembered = { ...forgotten, isStoredPasswordForgotten: false };

const usual = { selectCaptcha: undefined, selectWork: undefined };

journeys(loginAttemptMachine, { ...loginAttemptCases, selectors, usual }, [
  {
    title: '[5.8] what was filled in is sent, and kept or cleared on this device after the sign-in',
    input,
    events: [signedIn, resolved('settleCredentials')],
    ends: {
      ...finished({ kind: 'signedIn', answer }),
      asked: { sendCredentials: [first], settleCredentials: [input], forgetCredentials: [], captcha: [] },
      can: [],
    },
  },
  {
    title: '[3.11] a device that keeps nothing signs in all the same',
    input: typedInput,
    events: [signedIn, rejected('settleCredentials')],
    ends: {
      ...finished({ kind: 'signedIn', answer }, { ...context, ...typedInput }),
      asked: {
        sendCredentials: [{ ...typedInput, captchaVerification: null, work: null }],
        settleCredentials: [typedInput],
      },
    },
  },
  {
    title: '[3.11] the sign-in waits for the device',
    input,
    events: [signedIn],
    ends: { value: 'settling', context: { ...context, outcome: { kind: 'signedIn', answer } }, can: [] },
  },
  ...[resolved('forgetCredentials'), rejected('forgetCredentials')].map((cleared) => ({
    title: `[3.11d] a wrong stored password is forgotten: ${cleared.type}`,
    input,
    events: [refused('手机号或密码错误', true), cleared],
    ends: { ...finished(forgotten), asked: { forgetCredentials: [undefined], settleCredentials: [] } },
  })),
  {
    title: '[3.11d] the answer waits until it is forgotten',
    input,
    events: [refused('手机号或密码错误', true)],
    ends: { value: 'forgetting', context: { ...context, outcome: forgotten }, can: [] },
  },
  {
    title: '[3.11d] a wrong password that was typed leaves what the device remembers',
    input: typedInput,
    events: [refused('手机号或密码错误', true)],
    ends: { ...finished(remembered, { ...context, ...typedInput }), asked: { forgetCredentials: [] } },
  },
  {
    title: '[3.11d] a refusal for another reason leaves a stored password',
    input,
    events: [refused('尝试次数过多', false)],
    ends: { ...finished({ ...remembered, message: '尝试次数过多' }), asked: { forgetCredentials: [] } },
  },
  {
    title: '[3.11d][8.3] a network that fails speaks of itself and of no forgotten password',
    input,
    events: [rejected('sendCredentials', new CallFailure({ kind: 'offline', message: '网络不可用', status: 500 }))],
    ends: {
      ...finished({ ...remembered, message: '网络不可用' }),
      asked: { forgetCredentials: [], settleCredentials: [] },
    },
  },
  {
    title: '[4.19] a solved captcha goes with the second try',
    input,
    events: [needed, solved],
    ends: {
      value: 'sending',
      context: { ...context, captchaType: 'clickWord', captchaVerification: 'proof-3' },
      asked: {
        captcha: [{ captchaType: 'clickWord' }],
        sendCredentials: [first, { ...first, captchaVerification: 'proof-3' }],
      },
    },
  },
  {
    title: '[4.19][2.24] a proof is good for one try: the next captcha starts without it',
    input,
    events: [needed, solved, resolved('sendCredentials', { kind: 'captchaNeeded', captchaType: 'blockPuzzle' })],
    ends: {
      value: 'verifying',
      context,
      asked: { captcha: [{ captchaType: 'clickWord' }, { captchaType: 'blockPuzzle' }] },
      can: [],
      shows: { selectCaptcha: 'captcha' },
    },
  },
  {
    title: '[11.7] the work of this device goes with the next try, beside the captcha',
    input,
    events: [needed, solved, workNeeded, resolved('work', { kind: 'solved', answer: work })],
    ends: {
      value: 'sending',
      context: { ...context, captchaType: 'clickWord', captchaVerification: 'proof-3', challenge, work },
      asked: {
        work: [{ challenge }],
        sendCredentials: [
          first,
          { ...first, captchaVerification: 'proof-3' },
          { ...first, captchaVerification: 'proof-3', work },
        ],
      },
    },
  },
  {
    title:
      '[11.6][11.7] the risk rose meanwhile: only what is missing is computed, and the old answer is not sent again',
    input,
    events: [workNeeded, resolved('work', { kind: 'solved', answer: work }), workNeeded],
    ends: {
      value: 'working',
      context: { ...context, challenge },
      asked: { work: [{ challenge }, { challenge }] },
      can: [],
      shows: { selectWork: 'work' },
    },
  },
  {
    title: '[11.7] the work itself is done',
    input,
    real: { work: proofOfWorkMachine },
    events: [workNeeded, toChild('work', 'work.solved', { answer: work })],
    ends: {
      value: 'sending',
      context: { ...context, challenge, work },
      asked: { sendCredentials: [first, { ...first, work }] },
    },
  },
  {
    title: '[11.7] the work itself is given up',
    input,
    real: { work: proofOfWorkMachine },
    events: [workNeeded, toChild('work', 'work.close')],
    ends: finished({ kind: 'cancelled' }, { ...context, challenge }),
  },
  {
    title: 'work that is given up gives the submit up',
    input,
    events: [workNeeded, resolved('work', { kind: 'closed' })],
    ends: finished({ kind: 'cancelled' }, { ...context, challenge }),
  },
  {
    title: 'a closed captcha gives the submit up',
    input,
    events: [needed, resolved('captcha', { kind: 'closed' })],
    ends: finished({ kind: 'cancelled' }, { ...context, captchaType: 'clickWord' }),
  },
  {
    title: '[2.24] the puzzle itself is solved',
    input,
    real: { captcha: captchaMachine, clickWord: captchaClickWordMachine },
    events: [
      needed,
      resolved('captcha/clickWord/loadPuzzle', {
        kind: 'challenge',
        challenge: { token: 'puzzle-4', secretKey: null, picture: 'AAAA', words: ['舟', '海', '舱'] },
      }),
      ...[11, 22, 33].map((x) => toChild('captcha/clickWord', 'point.placed', { point: { x, y: 50 + x } })),
      { after: 400 },
      resolved('captcha/clickWord/checkPuzzle', { kind: 'correct', verification: 'proof-5' }),
      { after: 1_500 },
    ],
    ends: {
      value: 'sending',
      context: { ...context, captchaType: 'clickWord', captchaVerification: 'proof-5' },
      asked: { sendCredentials: [first, { ...first, captchaVerification: 'proof-5' }] },
    },
  },
  {
    title: '[2.24] the puzzle itself is closed',
    input,
    real: { captcha: captchaMachine, clickWord: captchaClickWordMachine },
    events: [needed, toChild('captcha/clickWord', 'captcha.close')],
    ends: finished({ kind: 'cancelled' }, { ...context, captchaType: 'clickWord' }),
  },
  { title: 'the credentials are under way', events: [], ends: { value: 'sending', can: [] } },
]);
