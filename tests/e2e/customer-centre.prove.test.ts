import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { members } from '#copy/user-centre/enterprise.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { goToRoom } from '../kit/centre-page.ts';
import { PERSON, SPECIAL, UNVERIFIED, VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { licencePicture } from '../kit/licence-picture.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, openContext, PAGE, signInByPassword } from '../kit/sign-in-page.ts';

/** The user centre of the company, on an origin of its own. */
const CENTRE = 'https://member.example.com';
const OTHER = 'https://elsewhere.example.com';
type User = AnswerOf<(typeof table)['getUserInfo']>;

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(undefined, { USER_CENTRE_URL: `${CENTRE}/` }), openSparingBrowser()]);
});
beforeEach(async () => {
  context = await openContext(browser);
  await context.route(`${CENTRE}/**`, (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ contentType: 'image/png', body: licencePicture(null) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>会员中心</title>' }),
  );
  page = await context.newPage();
  await page.goto(site.address + PAGE);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const signIn = async (person: typeof PERSON) => {
  await signInByPassword(page, mouseOf(page), person);
  await expectToast(page, sessionToasts.signedIn);
};

const openAccount = async () => {
  await goToRoom(page, site, 'redirect=account');
  await page.getByRole('heading', { level: 1, name: rooms.titles.account }).waitFor();
};

const profile = () => page.getByRole('region', { name: rooms.account.profile });

/** Changes what the server says of the user. */
const changeUser = (changes: Partial<User>) =>
  page.route(`**${table.getUserInfo.path}**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: User };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...changes } } });
  });

test('[3.1] the enterprises a user acts for are listed with the role in each', async () => {
  await page.route(`**${table.enterpriseInfo.path}**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: AnswerOf<(typeof table)['enterpriseInfo']> };
    const branch = { ...answer.data[0]!, basicEntId: 'branch', entName: '宁波分公司', role: 'viewer' as const };
    await route.fulfill({ response, json: { ...answer, data: [...answer.data, branch] } });
  });
  await signIn(VERIFIED);
  await openAccount();
  const entries = profile().getByRole('list', { name: rooms.account.company }).getByRole('listitem');
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual([
      expect.stringMatching(new RegExp(`^上海申澜化工进出口有限公司（演示数据）\\s*${members.roles.owner}$`)),
      expect.stringMatching(new RegExp(`^宁波分公司\\s*${members.roles.viewer}$`)),
    ]);
});

test('[3.2] the name stands beside the picture of the user, or its first character where there is none', async () => {
  await signIn(VERIFIED);
  await openAccount();
  const avatar = profile().locator('[data-avatar]');
  await expect.poll(() => avatar.innerText()).toBe('顾');
  await profile().getByText('顾晓岚', { exact: true }).waitFor();
  await changeUser({ avatar: `${CENTRE}/avatar.png` });
  await openAccount();
  const width = () =>
    profile()
      .locator('img[data-avatar]')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test.each([
  ['of another origin', `${OTHER}/avatar.png`],
  ['that is not there', `${CENTRE}/lost.gif`],
])('[3.2] a picture %s is not shown: the first character stands there', async (_, avatar) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await changeUser({ avatar });
  await signIn(VERIFIED);
  await openAccount();
  await expect.poll(() => profile().locator('span[data-avatar]').allInnerTexts()).toEqual(['顾']);
  expect(asked.filter((url) => url.startsWith(OTHER))).toEqual([]);
});

test.each([
  ['a natural person', PERSON, null, rooms.verification.person],
  ['an enterprise without verification', UNVERIFIED, 'NONE', rooms.verification.NONE],
  ['a verified one', VERIFIED, 'PASS', rooms.verification.PASS],
] as const)('[3.2d] what is known of %s is shown', async (_, person, status, words) => {
  const informed = page.waitForResponse(`**${table.getUserInfo.path}**`);
  await signIn(person);
  const { data } = (await (await informed).json()) as { data: User };
  expect(data.enterpriseResp?.serviceOpenAuditStatus ?? null).toBe(status);
  await openAccount();
  await page.getByRole('region', { name: rooms.verification.title }).getByText(words, { exact: true }).waitFor();
});

test('[2.15] [8.7] the way to the configured user centre replaces the page', async () => {
  const before = await page.evaluate(() => history.length);
  const token = new RegExp(`^${CENTRE}/\\?token=[^&]+&redirect=honeywell$`);
  await signInByPassword(page, mouseOf(page), SPECIAL);
  await page.waitForURL(token);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(context.pages()).toHaveLength(1);
});
