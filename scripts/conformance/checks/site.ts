import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { errors as errorWords, sessionActions } from '#copy/shell.ts';
import { ok } from '../answers.ts';
import { type Bench, type Check, newPromise, SPECIAL, until } from '../bench.ts';
import { sellingAnswer } from '../market.ts';
import { addPerson, button, cookie, register, signInByPassword } from '../sign-in.ts';

const LANE = '/shippingFcl?orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20GP*1';
const PREFIXES = /^\/api-(basic|user|ecommerce|puds|common-oss|cms|outdoor|mars|platform|item|auth)\//;
const go = ({ page }: Bench, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

const enterprise = (mcpCode: string) => ({
  basicEntId: 'E1',
  entName: '甲公司',
  mcpCode,
  serviceOpenAuditStatus: 'PASS',
});

/** Where the token stands in the page: nowhere but in the cookie. */
const tokenInPage = (bench: Bench, token: string) =>
  bench.page.evaluate((secret) => document.documentElement.outerHTML.includes(secret), token);

const userCentre: Check = {
  clauses: ['2.14', '2.14b', '2.14c', '3.16'],
  async run(bench) {
    const { page, open, context, centre, backEnd } = bench;
    addPerson(bench, { mmInfo: [{ orderNo: 'MM1' }] });
    await open();
    await signInByPassword(bench);
    const token = (await cookie(bench, 'access_token'))?.value ?? '';
    assert.equal(await tokenInPage(bench, token), false);
    const [tab] = await Promise.all([context.waitForEvent('page'), button(page, sessionActions.memberCentre).click()]);
    await tab.waitForURL(`${centre.address}/?token=${token}&redirect=workplace`);
    await button(page, sessionActions.wholeVehicleOrders).click();
    await page.waitForURL(`${centre.address}/?token=${token}&redirect=mmOrder`);
    assert.deepEqual(
      backEnd.unknown.filter((call) => call.includes('/ticket')),
      [],
    );
  },
};

const specialEnterprise: Check = {
  clauses: ['2.15', '8.7'],
  async run(bench) {
    const { page, open, centre } = bench;
    addPerson(bench, { enterprise: enterprise(SPECIAL) });
    await open();
    const before = await page.evaluate(() => history.length);
    await signInByPassword(bench).catch(() => undefined);
    await page.waitForURL(new RegExp(`^${centre.address}/\\?token=\\w+&redirect=honeywell$`));
    assert.equal(await page.evaluate(() => history.length), before, '地址没有被替换');
  },
};

const prices: Check = {
  clauses: ['1.2', '7.1', '7.2', '7.3'],
  async run(bench) {
    const { page, open, backEnd, errors } = bench;
    await open('/');
    await page.getByText('$1,234.50').first().waitFor();
    await page.mouse.wheel(0, 4_000);
    await open(LANE);
    await page.getByText('CONFORMANCE').first().waitFor();
    await register(bench);
    const { received } = backEnd;
    for (const { name, headers, path, method, query, body } of received) {
      assert.deepEqual([name, headers.appcode, headers.appdriver], [name, 'echem', '101']);
      assert.match(path, PREFIXES);
      const isRepeated = [
        'minimumPrices',
        'sellingPrices',
        'suppliers',
        'carousel',
        'cityPage',
        'sailSchedule',
      ].includes(name);
      const scalars = Object.entries(body).filter(([, value]) => typeof value !== 'object');
      if (isRepeated) assert.deepEqual(query, Object.fromEntries(scalars.map(([key, value]) => [key, String(value)])));
      else if (method === 'POST') assert.deepEqual(query, {}, `${name} 的地址里有内容`);
    }
    const token = (await cookie(bench, 'access_token'))?.value;
    await until(() => received.some(({ headers }) => headers.authorization === token), '请求头里的令牌');
    assert.deepEqual(errors, []);
  },
};

/** Optional calls are missing: pages still work and blame no network error. */
const missingCalls: Check = {
  clauses: ['4.30'],
  async run(bench) {
    const { page, open, errors } = bench;
    for (const path of [
      '/',
      '/enquiryFcl',
      '/fluidBag',
      '/news',
      '/helpCenter',
      '/warehouseing',
      '/business',
      '/dgdesk',
    ]) {
      await open(path);
      await page.waitForLoadState('networkidle');
      assert.equal(await page.getByText(errorWords.serverBusy).count(), 0, `${path} 显示了服务器繁忙`);
      assert.equal(await page.getByText(/没有读到，可能是网络中断/).count(), 0, `${path} 怪罪网络`);
      assert.deepEqual(errors, [], path);
    }
  },
};

const brokenData: Check = {
  clauses: ['4.30', '8.6'],
  async run(bench) {
    const { page, answerNext, errors, backEnd } = bench;
    const selling = sellingAnswer();
    const port = { ...selling.org!, timezone: 'Not/AZone' };
    answerNext('sellingPrices', ok({ ...selling, org: port }), ok({ ...selling, org: port }));
    await page.goto(backEnd.address + LANE);
    await page.getByText(errorWords.status(500)).waitFor();
    errors.length = 0;
  },
};

const navigation: Check = {
  clauses: ['4.26', '8.8'],
  async run(bench) {
    const { page, open, calls, hold, answerNext } = bench;
    addPerson(bench);
    await page.clock.install();
    await open();
    await signInByPassword(bench);
    const heading = page.locator('main h1').first();
    const before = await heading.textContent();
    await page.clock.fastForward(6_000);
    const letGo = hold('getUserInfo');
    const asked = calls('getUserInfo').length;
    await go(bench, '/enquiryFcl');
    await until(() => calls('getUserInfo').length === asked + 1, '用户信息的请求');
    await page.clock.fastForward(3_500);
    await until(async () => (await heading.textContent()) !== before, '3 秒后页面已显示');
    letGo();
    await page.clock.fastForward(6_000);
    answerNext('getUserInfo', { status: 500, code: '10009999', message: '用户信息没有读到', data: null });
    await go(bench, '/shippingFcl');
    await until(async () => (await heading.textContent()) === before, '失败后照常显示');
    assert.equal(await page.getByText('用户信息没有读到').count(), 0);
  },
};

const lostChunk: Check = {
  clauses: ['4.28', '8.4'],
  async run(bench) {
    const { page, backEnd, errors } = bench;
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    backEnd.accounts.overrides.lostFile = /\/assets\/home-page-.*\.js$/;
    await page.goto(backEnd.address);
    await page.getByRole('heading', { name: errorWords.chunkFailed }).waitFor();
    assert.equal(loads, 2);
    backEnd.accounts.overrides.lostFile = null;
    await button(page, errorWords.reload).click();
    await page.getByText('$1,234.50').first().waitFor();
    errors.length = 0;
  },
};

const progress: Check = {
  clauses: ['4.27'],
  async run(bench) {
    const { page, backEnd } = bench;
    const { promise, resolve } = newPromise();
    backEnd.accounts.overrides.heldFile = { name: /\/assets\/home-page-.*\.js$/, until: promise };
    await page.goto(backEnd.address, { waitUntil: 'commit' });
    await page.getByRole('progressbar').waitFor();
    resolve();
    await page.getByText('$1,234.50').first().waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  },
};

/** The document names no call that gives a file: the list of invoices and its file stand in for one. */
const download: Check = {
  clauses: ['8.5'],
  async run(bench) {
    const { page, open, backEnd } = bench;
    addPerson(bench);
    await open();
    await signInByPassword(bench);
    await page.goto(`${backEnd.address}/user-center/?redirect=invoice`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('main').getByRole('button', { name: /下载/ }).first().click(),
    ]);
    assert.equal(saved.suggestedFilename(), '发票 0001.pdf');
    assert.match(readFileSync(await saved.path(), 'utf8'), /^%PDF/);
  },
};

export const siteChecks = [
  userCentre,
  specialEnterprise,
  prices,
  missingCalls,
  brokenData,
  navigation,
  lostChunk,
  progress,
  download,
];
