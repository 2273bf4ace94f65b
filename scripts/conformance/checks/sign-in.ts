import assert from 'node:assert/strict';
import { KIT } from '#copy/kit.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts, sessionValidation } from '#copy/sign-in/session.ts';
import { TOKEN_COOKIE_SECONDS } from '#domain/limits.ts';
import { ok, REFUSED, refuse } from '../answers.ts';
import { type Bench, type Check, until } from '../bench.ts';
import {
  addPerson,
  button,
  chooseMode,
  closeProfile,
  cookie,
  dialog,
  expectSignedOut,
  field,
  PASSWORD,
  PHONE,
  register,
  requestCode,
  sendPassword,
  signedIn,
  signInByCode,
  signInByPassword,
  signOut,
  submit,
  tab,
  toast,
} from '../sign-in.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Token and user info are in cookies for 60 days, the name on the screen. */
async function expectSession(bench: Bench, name: string) {
  const [token, user] = [await cookie(bench, 'access_token'), await cookie(bench, 'user_info')];
  assert.ok(bench.backEnd.accounts.sessions.has(token?.value ?? ''), '令牌不在 Cookie 里');
  const left = (token?.expires ?? 0) - Date.now() / 1000;
  assert.ok(Math.abs(left - TOKEN_COOKIE_SECONDS) < 600, `令牌的 Cookie 还有 ${left} 秒`);
  assert.equal((JSON.parse(decodeURIComponent(user?.value ?? '{}')) as { name: string }).name, name);
  await bench.page.getByRole('banner').getByText(name).first().waitFor();
}

const byCode: Check = {
  clauses: ['4.1', '4.4', '4.5', '4.5e', '4.7', '8.9'],
  async run(bench) {
    const { page, open, calls, context } = bench;
    await open();
    await chooseMode(page, 'sms');
    assert.equal(await tab(page, 'sms').getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await Promise.all([toast(page, sessionToasts.codeSent), toast(page, sessionToasts.signedIn), signInByCode(bench)]);
    await expectSession(bench, '用户8000');
    const companions = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
    assert.deepEqual(companions, []);
    assert.equal(calls('smsLogin')[0]?.body.phone, PHONE);
    assert.equal(calls('getUserInfo')[0]?.headers.authorization, (await cookie(bench, 'access_token'))?.value);
  },
};

const registered: Check = {
  clauses: ['4.1', '4.4', '4.4b', '4.5', '8.9'],
  async run(bench) {
    const { page, open, calls } = bench;
    await open();
    await register(bench);
    await closeProfile(page);
    await signedIn(bench);
    await expectSession(bench, '用户8000');
    const { code: _, ...sent } = calls('register')[0]?.body ?? {};
    assert.equal(sent.userSource, 'echem');
    assert.match(String(sent.password), HASH);
  },
};

const remembered: Check = {
  clauses: ['4.1', '4.2', '4.3', '4.5'],
  async run(bench) {
    const { page, open, calls } = bench;
    addPerson(bench);
    await open();
    await chooseMode(page, 'sms');
    await submit(page).click();
    const complaint = dialog(page).getByText(sessionValidation.required, { exact: true }).first();
    await complaint.waitFor();
    await tab(page, 'password').click();
    await complaint.waitFor({ state: 'detached' });
    await dialog(page).getByText(session.remember, { exact: true }).click();
    await sendPassword(page);
    await signedIn(bench);
    await expectSession(bench, '用户8000');
    assert.doesNotMatch((await cookie(bench, 'password'))?.value ?? PASSWORD, new RegExp(PASSWORD));
    await signOut(bench);
    await chooseMode(page, 'password');
    await until(async () => (await field(page, session.phone).inputValue()) === PHONE, '记住的手机号');
    await until(async () => (await field(page, session.password).inputValue()) !== '', '记住的密码');
    await submit(page).click();
    await signedIn(bench);
    const [first, second] = calls('passwordLogin');
    assert.match(String(first?.body.password), HASH);
    assert.equal(second?.body.password, first?.body.password);
  },
};

const overHttp: Check = {
  clauses: ['4.5b'],
  async run({ page, backEnd }) {
    await page.goto(backEnd.address.replace('127.0.0.1', 'shop.conformance.test'));
    await page.locator('main h1').first().waitFor();
    await chooseMode(page, 'sms');
    await dialog(page).getByText(session.insecure).waitFor();
    assert.equal(await submit(page).isDisabled(), true);
  },
};

const longName: Check = {
  clauses: ['4.5c'],
  async run(bench) {
    const entName = '长'.repeat(600);
    addPerson(bench, {
      enterprise: { basicEntId: 'E1', entName, mcpCode: 'MCP001', serviceOpenAuditStatus: 'PASS' },
    });
    await bench.open();
    await signInByPassword(bench);
    await until(async () => ((await cookie(bench, 'user_info'))?.value ?? '').includes('mcpCode'), '企业代码');
    const { value = '' } = (await cookie(bench, 'user_info')) ?? {};
    assert.ok(`user_info=${value}`.length < 1024, `Cookie 有 ${value.length} 字节`);
    const fields = Object.keys(JSON.parse(decodeURIComponent(value)) as object);
    assert.deepEqual(
      fields.filter((name) => !['name', 'entName', 'mcpCode'].includes(name)),
      [],
    );
  },
};

const enterprise: Check = {
  clauses: ['4.7', '8.8'],
  async run(bench) {
    const { open, calls, answerNext, page } = bench;
    addPerson(bench, {
      enterprise: { basicEntId: 'E1', entName: '甲公司', mcpCode: 'MCP001', serviceOpenAuditStatus: 'PASS' },
    });
    answerNext('enterpriseInfo', { status: 500, code: '10009999', message: '企业信息没有读到', data: null });
    await open();
    await signInByPassword(bench);
    await until(() => calls('enterpriseInfo').length === 1, '企业信息的请求');
    assert.deepEqual(calls('enterpriseInfo')[0]?.body, { basicEntId: 'E1', appSource: 'fcl_mm' });
    assert.equal(await page.getByText('企业信息没有读到').count(), 0);
    assert.deepEqual(
      await page.getByText(KIT.error.title).allTextContents(),
      [],
      await page.locator('body').innerText(),
    );
  },
};

const singleSignOn: Check = {
  clauses: ['4.6'],
  async run(bench) {
    const { page, backEnd, calls } = bench;
    const person = addPerson(bench);
    const { token } = (await import('../accounts.ts')).openSession(backEnd.accounts, person);
    await page.goto(`${backEnd.address}/shippingFcl?token=${token}&from=mail`);
    await signedIn(bench);
    await expectSession(bench, person.name);
    assert.equal(page.url(), `${backEnd.address}/shippingFcl?from=mail`);
    assert.equal(calls('ticketLogin')[0]?.body.token, token);
    assert.deepEqual(calls('ticketLogin')[0]?.query, {});
    await page.goto(`${backEnd.address}/shippingFcl?token=unknown-token`);
    await toast(page, session.linkInvalid);
    assert.ok(!page.url().includes('token'), '令牌还在地址里');
  },
};

const signingOut: Check = {
  clauses: ['4.8', '8.8'],
  async run(bench) {
    const { open, calls, answerNext } = bench;
    addPerson(bench);
    await open();
    await signInByPassword(bench);
    answerNext('logout', { status: 500, code: '10009999', message: '退出失败了', data: null });
    await signOut(bench);
    await expectSignedOut(bench);
    assert.equal(calls('logout').length, 1);
    assert.equal(await bench.page.getByText('退出失败了').count(), 0);
  },
};

const forgotten: Check = {
  clauses: ['4.8b'],
  async run(bench) {
    const { page, open } = bench;
    await open();
    await chooseMode(page, 'password');
    await button(page, session.forgotPassword).click();
    await dialog(page).getByText(session.forgotHint).waitFor();
    await requestCode(bench, 'user_login');
    await field(page, session.smsCode).fill(bench.backEnd.accounts.codes.get(`${PHONE} user_login`) ?? '');
    await submit(page).click();
    await page.getByRole('dialog', { name: session.changePassword }).waitFor();
  },
};

const dialogs: Check = {
  clauses: ['4.9'],
  async run(bench) {
    const { page, open } = bench;
    await open('/airLift/airLiftOrder');
    await page.getByRole('dialog', { name: session.dialog }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await button(page, sessionActions.open).click();
    await dialog(page).waitFor();
    await bench.context.addCookies([{ name: 'access_token', value: 'kept', url: bench.backEnd.address }]);
    bench.answerNext('getUserInfo', ok({ name: '凭 Cookie 登录' }));
    await page.reload();
    await page.getByRole('banner').getByText('凭 Cookie 登录').waitFor();
  },
};

const tabs: Check = {
  clauses: ['4.11'],
  async run(bench) {
    const { page, open, context, backEnd } = bench;
    addPerson(bench);
    await open();
    const other = await context.newPage();
    let loads = 0;
    await other.goto(`${backEnd.address}/shippingFcl`);
    await button(other, sessionActions.open).waitFor();
    other.on('load', () => {
      loads += 1;
    });
    await signInByPassword(bench);
    await button(other, sessionActions.signOut).waitFor();
    await signOut(bench);
    await button(other, sessionActions.open).waitFor();
    assert.equal(loads, 0);
    await expectSignedOut({ ...bench, page });
  },
};

const refusedSignIn: Check = {
  clauses: ['8.8', '8.1'],
  async run(bench) {
    const { page, open, answerNext } = bench;
    await open();
    await chooseMode(page, 'password');
    await sendPassword(page);
    const expectAlert = (words: string) => dialog(page).getByRole('alert').getByText(words, { exact: true }).waitFor();
    await expectAlert('手机号或密码不正确');
    answerNext('passwordLogin', refuse(REFUSED, '账号已停用'));
    await submit(page).click();
    await expectAlert('账号已停用');
    await tab(page, 'sms').click();
    answerNext('smsLogin', refuse(REFUSED, '验证码已过期'));
    await field(page, session.smsCode).fill('123456');
    await submit(page).click();
    await expectAlert('验证码已过期');
    await tab(page, 'register').click();
    answerNext('register', refuse(REFUSED, '手机号已注册'));
    await field(page, session.smsCode).fill('123456');
    await field(page, session.password).fill(PASSWORD);
    await field(page, session.passwordAgain).fill(PASSWORD);
    await submit(page).click();
    await expectAlert('手机号已注册');
  },
};

export const signInChecks = [
  byCode,
  registered,
  remembered,
  overHttp,
  longName,
  enterprise,
  singleSignOn,
  signingOut,
  forgotten,
  dialogs,
  tabs,
  refusedSignIn,
];
