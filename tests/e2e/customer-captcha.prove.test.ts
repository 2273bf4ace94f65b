import { createDecipheriv } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { table } from '#contract/table.ts';
import { captcha, session, sessionToasts } from '#copy/sign-in/session.ts';
import type { Point } from '#domain/captcha/protocol.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { stopClock } from '../kit/page-clock.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import {
  chooseMode,
  codeButton,
  expectToast,
  field,
  openContext,
  PAGE,
  PASSWORD,
  register,
  signInByPassword,
  signOut,
} from '../kit/sign-in-page.ts';
import { answerCaptcha, solveCaptcha } from '../kit/solve-captcha.ts';

/** A success of the captcha service that no other call knows. */
const OTHER_SUCCESS = '20001000';
const GET = `**${table.captchaGet.path}**`;
const CHECK = `**${table.captchaCheck.path}`;

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
});
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

interface Reply {
  code: string;
  message: string;
  data: { repCode: string; repMsg: string | null; repData: Record<string, unknown> | null };
}

/** Changes what the server answers to the next call of this address. */
const changeNext = (address: string, change: (reply: Reply) => Reply) =>
  page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Reply) });
    },
    { times: 1 },
  );

const box = () => page.getByRole('dialog', { name: captcha.dialog });
const screenIs = (...names: string[]) =>
  box()
    .locator(names.map((name) => `[data-screen=${name}]`).join())
    .waitFor();
const words = () => box().getByRole('status').first();
const picture = () => box().getByRole('img', { name: captcha.picture });
let phones = 13_900_040_000;

/** Opens the captcha that precedes an SMS to an unused phone. */
async function openCaptcha(captchaType: 'blockPuzzle' | 'clickWord' = 'blockPuzzle') {
  await page.route(`**${table.sendSms.path}`, (route) =>
    route.fulfill({ json: { code: CODE.captchaNeeded, message: captcha.dialog, data: { captchaType } } }),
  );
  await page.goto(site.address + PAGE);
  await chooseMode(page, mouseOf(page), 'sms');
  phones += 1;
  await field(page, session.phone).fill(String(phones));
  await codeButton(page).click();
}

/** The points as the server reads them: AES-128 in ECB with PKCS7 under the key of the picture. */
function opened(sealed: string, secretKey: string): string {
  const cipher = createDecipheriv('aes-128-ecb', Buffer.from(secretKey), null);
  return Buffer.concat([cipher.update(sealed, 'base64'), cipher.final()]).toString('utf8');
}

/** Half a unit each for the picture's scale and for whole numbers. */
const expectNear = (sent: number | undefined, right: number, reach: number) =>
  expect(Math.abs((sent ?? Number.NaN) - right)).toBeLessThanOrEqual(reach + 1);

test('[1.7] [4.7] who registers does so by phone; the enterprise of an enterprise user is loaded after sign-in', async () => {
  const asked: (typeof table)[keyof typeof table]['path'][] = [];
  const enterprises = () => asked.filter((path) => path === table.enterpriseInfo.path).length;
  page.on('request', (request) => asked.push(new URL(request.url()).pathname as never));
  await page.goto(site.address + PAGE);
  const registered = page.waitForRequest(`**${table.register.path}`);
  await register(page, mouseOf(page), site, '13900040901');
  const sent = (await registered).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(sent).sort()).toEqual(['code', 'password', 'phone', 'userSource']);
  expect(sent).toMatchObject({ phone: '13900040901', userSource: 'echem' });
  expect(JSON.stringify(sent)).not.toContain(PASSWORD);
  await signOut(page, mouseOf(page));
  expect(enterprises()).toBe(0);
  const loaded = page.waitForRequest(`**${table.enterpriseInfo.path}**`);
  await signInByPassword(page, mouseOf(page), VERIFIED);
  const info = (await loaded).postDataJSON() as Record<string, unknown>;
  expect(info).toEqual({ basicEntId: expect.stringMatching(/.+/), appSource: 'fcl_mm' });
});

test('[4.13] [4.17] [9.3f] any code that ends in 000 is a success: the solved puzzle is green, names the seconds and closes after one and a half', async () => {
  await page.clock.install();
  await changeNext(GET, (reply) => ({ ...reply, code: OTHER_SUCCESS }));
  await openCaptcha();
  await screenIs('ready');
  await changeNext(CHECK, (reply) => ({ ...reply, code: OTHER_SUCCESS }));
  await stopClock(page);
  await answerCaptcha(page, mouseOf(page), site, () => page.clock.runFor(1_230));
  await screenIs('succeeded');
  expect(await words().textContent()).toBe(captcha.solvedIn('1.23'));
  const ground = () => words().evaluate((tip) => getComputedStyle(tip).backgroundColor);
  const [red, green, blue] = ((await ground()).match(/[\d.]+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
  await page.clock.runFor(1_400);
  expect(await box().count()).toBe(1);
  await page.clock.runFor(200);
  await box().waitFor({ state: 'detached' });
  await expectToast(page, sessionToasts.codeSent);
});

test('[4.17] too many pictures clear the one that was there and say why; another code shows the server’s message', async () => {
  await openCaptcha();
  await screenIs('ready');
  expect(await picture().count()).toBe(1);
  await changeNext(GET, () => ({
    code: CODE.ok,
    message: '成功',
    data: { repCode: '6201', repMsg: '太频繁', repData: { retryAfter: 60 } },
  }));
  await box().getByRole('button', { name: captcha.refresh }).click();
  await box()
    .getByText(/^操作过于频繁，请 \d+ 秒后重试$/)
    .waitFor();
  expect(await box().locator('img').count()).toBe(0);
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'detached' });
  await changeNext(GET, () => ({
    code: '20001009',
    message: '验证服务维护中',
    data: { repCode: '0000', repMsg: null, repData: null },
  }));
  await codeButton(page).click();
  await box().getByText('验证服务维护中').waitFor();
  expect(await box().locator('img').count()).toBe(0);
});

test.each([
  ['the code of the answer', (reply: Reply) => ({ ...reply, code: '20001001', message: '不作数' }), '不作数'],
  [
    'the code of the reply',
    (reply: Reply) => ({ ...reply, data: { ...reply.data, repCode: '6111', repMsg: '对不上' } }),
    '对不上',
  ],
] as const)('[4.14] [4.17b] where %s is another, the right place is none', async (_, change, message) => {
  await openCaptcha();
  await screenIs('ready');
  await changeNext(CHECK, change);
  await answerCaptcha(page, mouseOf(page), site);
  await screenIs('failed');
  expect(await words().textContent()).toBe(captcha.failedBecause(message));
  await screenIs('ready');
  expect(await solveCaptcha(page, mouseOf(page), site)).toBe('slider');
  await expectToast(page, sessionToasts.codeSent);
});

test('[3.12] [4.18] [4.19] [9.3e] [9.3f] the picture is 300 by 150, the piece is sent where it stands in one of 310 by 155, at 5, under the key that came', async () => {
  let secretKey = '';
  await changeNext(GET, (reply) => {
    secretKey = String(reply.data.repData?.secretKey);
    return reply;
  });
  await openCaptcha();
  await screenIs('ready');
  const area = await picture().boundingBox();
  expect([area?.width, area?.height]).toEqual([300, 150]);
  const checked = page.waitForRequest(CHECK);
  let left = Number.NaN;
  await answerCaptcha(page, mouseOf(page), site, async () => {
    const piece = await box().locator('img[alt=""]').boundingBox();
    left = (piece?.x ?? Number.NaN) - (area?.x ?? 0);
  });
  const { pointJson } = (await checked).postDataJSON() as { pointJson: string };
  expect(secretKey).toHaveLength(16);
  const point = JSON.parse(opened(pointJson, secretKey)) as Point;
  expect(point.y).toBe(5);
  expectNear(point.x, (left * 310) / 300, 1);
  expect(point.x).toBeGreaterThan(left);
});

test('[4.19] [9.3f] a picture without a key is answered in plain text', async () => {
  await changeNext(GET, (reply) => ({
    ...reply,
    data: { ...reply.data, repData: { ...reply.data.repData, secretKey: null } },
  }));
  await openCaptcha();
  await screenIs('ready');
  const checked = page.waitForRequest(CHECK);
  await answerCaptcha(page, mouseOf(page), site);
  const { pointJson } = (await checked).postDataJSON() as { pointJson: string };
  expect(pointJson).toMatch(/^\{"x":\d+,"y":5\}$/);
});

test('[4.16] [4.18] [9.3e] three words are clicked and no fewer, each sent where it stands in a picture of 310 by 155', async () => {
  let secretKey = '';
  await changeNext(GET, (reply) => {
    secretKey = String(reply.data.repData?.secretKey);
    return reply;
  });
  await openCaptcha('clickWord');
  await screenIs('ready', 'picking');
  const checks: string[] = [];
  await page.route(CHECK, (route) => {
    checks.push((route.request().postDataJSON() as { pointJson: string }).pointJson);
    return route.continue();
  });
  const button = box().getByRole('button', { name: captcha.picture });
  const area = await button.boundingBox();
  expect([area?.width, area?.height]).toEqual([300, 150]);
  const clicks = [
    { x: 60, y: 45 },
    { x: 150, y: 75 },
    { x: 240, y: 105 },
  ];
  await page.clock.install();
  await stopClock(page);
  for (const [index, position] of clicks.entries()) {
    await page.clock.runFor(1_000);
    expect(checks).toEqual([]);
    await button.click({ position });
    if (index < 2)
      await box()
        .getByText(captcha.pointPlaced(index + 1))
        .waitFor({ state: 'attached' });
  }
  await page.clock.runFor(1_000);
  await expect.poll(() => checks.length).toBe(1);
  const points = JSON.parse(opened(checks[0] ?? '', secretKey)) as Point[];
  expect(points).toHaveLength(3);
  for (const [index, { x, y }] of clicks.entries()) {
    expectNear(points[index]?.x, (x * 310) / 300, 0);
    expectNear(points[index]?.y, (y * 155) / 150, 0);
  }
});
