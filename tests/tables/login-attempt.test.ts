import { loginAttemptMachine } from '#machines/login-attempt/index.ts';
import { loginAttemptCases } from '#machines/login-attempt/login-attempt.cases.ts';
import * as all from '#machines/login-attempt/login-attempt.select.ts';
import { resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const answered = (answer: object) => resolved('sendCredentials', answer);
const refused = { kind: 'refused', message: '手机号或密码错误' };

stateTable(loginAttemptMachine, loginAttemptCases, { all }, { selectCaptcha: undefined, selectWork: undefined }, [
  { title: 'the credentials are under way', events: [], value: 'sending', can: [] },
  {
    title: '[2.24] the captcha is open',
    events: [answered({ kind: 'captchaNeeded', captchaType: 'clickWord' })],
    value: 'verifying',
    can: [],
    shows: { selectCaptcha: 'captcha' },
  },
  {
    title: '[11.7] this device computes',
    events: [
      answered({ kind: 'workNeeded', challenge: { challenge: 'terms.signature', units: 200, iterations: 80_000 } }),
    ],
    value: 'working',
    can: [],
    shows: { selectWork: 'work' },
  },
  {
    title: '[3.11d] the device is forgetting',
    events: [answered({ ...refused, isPasswordWrong: true })],
    value: 'forgetting',
    can: [],
  },
  {
    title: '[3.11] the device is keeping',
    events: [answered({ kind: 'signedIn', answer: { token: 'token-7', userName: '王珂' } })],
    value: 'settling',
    can: [],
  },
  {
    title: 'the attempt is over',
    events: [answered({ ...refused, isPasswordWrong: false })],
    value: 'finished',
    can: [],
  },
]);
