import assert from 'node:assert/strict';
import { reading } from '#copy/booking/outcome.ts';
import { KIT } from '#copy/kit.ts';
import { errors as errorWords, sessionActions } from '#copy/shell.ts';
import { session } from '#copy/sign-in/session.ts';
import { REQUEST_TIMEOUT_MS, SMS_RESEND_MS } from '#domain/limits.ts';
import { type Answer, EXPIRED, refuse } from '../answers.ts';
import { type Bench, type Check, until } from '../bench.ts';
import {
  addPerson,
  button,
  chooseMode,
  codeButton,
  dialog,
  expectSignedOut,
  field,
  PHONE,
  requestCode,
  sendPassword,
  signInByPassword,
  tab,
  toast,
} from '../sign-in.ts';

const PORT_PAGE = '/enquiryFcl';
const go = ({ page }: Bench, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const status = (code: number, message: string): Answer => ({ status: code, code: '10009999', message, data: null });

const smsCodes: Check = {
  clauses: ['4.12', '4.12c', '8.9'],
  async run(bench) {
    const { page, open, calls, answerNext } = bench;
    await page.clock.install();
    await open();
    await chooseMode(page, 'sms');
    await field(page, session.phone).fill(PHONE);
    answerNext('sendSms', refuse('10009001', '短信服务暂停'));
    await codeButton(page).click();
    await page.getByText('短信服务暂停').first().waitFor();
    await until(() => codeButton(page).isEnabled(), '失败后可以再发');
    await requestCode(bench, 'user_login');
    await until(async () => /^\d+s后重新获取$/.test((await codeButton(page).textContent()) ?? ''), '倒计时');
    assert.equal(await codeButton(page).isDisabled(), true);
    await tab(page, 'register').click();
    await requestCode(bench, 'user_sign');
    const sent = calls('sendSms').map(({ body }) => body.messageType);
    assert.deepEqual(sent, ['user_login', 'user_login', 'user_sign']);
    await page.clock.fastForward(SMS_RESEND_MS + 1_000);
    await until(() => codeButton(page).isEnabled(), '60 秒后可以再发');
    assert.equal(await codeButton(page).textContent(), session.requestCode);
  },
};

/** Each answer that says so ends the session: one logout, one reload, both cookies gone. */
const expiry = (name: string, answer: Answer): Check => ({
  clauses: ['4.10', '8.2'],
  async run(bench) {
    const { page, open, calls, answerNext } = bench;
    addPerson(bench);
    await open();
    await signInByPassword(bench);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    answerNext('cityPage', answer, answer);
    answerNext('getUserInfo', answer, answer);
    await go(bench, PORT_PAGE);
    await toast(page, sessionActions.expired);
    await expectSignedOut(bench);
    assert.equal(loads, 1, `${name} 重新加载的次数`);
    assert.equal(calls('logout').length, 1, `${name} 退出的次数`);
  },
});

const agreement: Check = {
  clauses: ['4.21'],
  async run(bench) {
    const { page, open, calls } = bench;
    await open();
    await chooseMode(page, 'sms');
    await dialog(page).getByRole('button', { name: session.userAgreement }).click();
    const text = page.getByRole('dialog').last();
    const confirm = text.getByRole('button', { name: new RegExp(`^${reading.confirm}`) });
    await confirm.waitFor();
    assert.equal(await confirm.isDisabled(), true);
    await until(() => calls('serviceMail').length === 1, '客服邮箱');
    await text.getByText('service@example.com').first().waitFor();
    await until(async () => (await confirm.textContent()) === reading.confirm, '倒计时到 0');
    assert.equal(await confirm.isDisabled(), true, '没有读到底就能确认');
    await text.evaluate((element) => {
      for (const part of element.querySelectorAll('*')) part.scrollTop = part.scrollHeight;
    });
    await until(() => confirm.isEnabled(), '读完可以确认');
  },
};

const otherErrors: Check = {
  clauses: ['8.1', '8.3', '8.7b'],
  async run(bench) {
    const { page, open, answerNext } = bench;
    await open();
    await chooseMode(page, 'sms');
    await field(page, session.phone).fill(PHONE);
    const notice = page.getByRole('region', { name: KIT.notices.region });
    const expectMessage = async (answer: Answer, words: string) => {
      answerNext('sendSms', answer);
      await codeButton(page).click();
      await page.getByText(words).first().waitFor();
      await until(() => codeButton(page).isEnabled(), '可以再发');
      await page.clock.fastForward(10_000);
      await until(async () => (await notice.getByText(words).count()) === 0, '提示消失');
    };
    await page.clock.install();
    await expectMessage(refuse('10009001', '今天的短信已用完'), '今天的短信已用完');
    await expectMessage(status(500, '系统维护中'), '系统维护中');
    await expectMessage(status(500, ''), errorWords.serverBusy);
    await expectMessage(refuse('10009001', '<b>粗体</b>'), errorWords.serverBusy);
    await expectMessage(refuse('10009001', '长'.repeat(121)), errorWords.serverBusy);
    await expectMessage({ ...status(404, ''), code: '' }, errorWords.serverBusy);
  },
};

const strictCode: Check = {
  clauses: ['8.1', '8.1b'],
  async run(bench) {
    const { page, open, answerNext } = bench;
    await open();
    await chooseMode(page, 'sms');
    await requestCode(bench, 'user_login');
    await field(page, session.smsCode).fill('123456');
    answerNext('smsLogin', { ...refuse('10002000', '登录没有成功'), data: { token: 'x', userName: '无' } });
    await dialog(page).getByRole('button', { name: session.submit, exact: true }).click();
    await dialog(page).getByRole('alert').getByText('登录没有成功').waitFor();
    assert.equal(await button(page, sessionActions.signOut).count(), 0);
  },
};

/**
 * A failure with its own place on the page appears only there, and a background failure nowhere; `otherErrors`
 * covers toasts.
 */
const shownFailures: Check = {
  clauses: ['8.1c', '8.8'],
  async run(bench) {
    const { page, open, answerNext, calls } = bench;
    const notice = page.getByRole('region', { name: KIT.notices.region });
    addPerson(bench, {
      enterprise: { basicEntId: 'E1', entName: '甲公司', mcpCode: 'MCP001', serviceOpenAuditStatus: 'PASS' },
    });
    await open();
    await chooseMode(page, 'password');
    answerNext('passwordLogin', refuse('10002001', '账号已停用'));
    await sendPassword(page);
    await dialog(page).getByRole('alert').getByText('账号已停用', { exact: true }).waitFor();
    assert.equal(await notice.getByText('账号已停用').count(), 0, '在提示里又说了一遍');
    answerNext('enterpriseInfo', status(500, '企业信息没有读到'));
    await dialog(page).getByRole('button', { name: session.submit, exact: true }).click();
    await until(() => calls('enterpriseInfo').length === 1, '企业信息的请求');
    await button(page, sessionActions.signOut).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
    assert.equal(await page.getByText('企业信息没有读到').count(), 0);
  },
};

/** A back end that answers nothing for a minute. */
const silence: Check = {
  clauses: ['7.1', '8.3'],
  async run(bench) {
    const { page, open, hold, calls } = bench;
    await open();
    await chooseMode(page, 'sms');
    await field(page, session.phone).fill(PHONE);
    const letGo = hold('sendSms');
    await codeButton(page).click();
    await until(() => calls('sendSms').length === 1, '短信的请求');
    const requestedAt = performance.now();
    await page
      .getByText(errorWords.serverBusy)
      .first()
      .waitFor({ timeout: REQUEST_TIMEOUT_MS + 15_000 });
    const waited = performance.now() - requestedAt;
    letGo();
    assert.ok(Math.abs(waited - REQUEST_TIMEOUT_MS) < 5_000, `等了 ${Math.round(waited)} 毫秒`);
  },
};

export const sessionChecks = [
  silence,
  smsCodes,
  expiry(EXPIRED, refuse(EXPIRED, '登录已过期')),
  expiry('00000401', refuse('00000401', '未登录')),
  expiry('HTTP 401', { ...status(401, '未登录'), code: '401' }),
  agreement,
  otherErrors,
  strictCode,
  shownFailures,
];
