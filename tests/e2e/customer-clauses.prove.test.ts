import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call, PayloadMode } from '#contract/call.ts';
import { table } from '#contract/table.ts';
import { reading } from '#copy/booking/outcome.ts';
import { legalNames } from '#copy/kit.ts';
import { userAgreement } from '#copy/legal/documents.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { stopClock } from '../kit/page-clock.ts';
import { sharedSite } from '../kit/served-site.ts';
import {
  chooseMode,
  dialogOf,
  expectToast,
  field,
  openContext,
  PAGE,
  signInByPassword,
  tokenOf,
} from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openSparingBrowser();
});
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => browser?.close());

const PREFIX = /^\/api-(?:basic|user|ecommerce|puds|common-oss|cms|outdoor|mars|platform|item|auth)\//;

const calls = Object.values(table) as Call[];
const payloadOf = (request: Request): PayloadMode | undefined =>
  calls.find(({ method, path }) => method === request.method() && path === new URL(request.url()).pathname)?.payload;

/** Records requests from now on. */
function watchCalls(): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api-')) asked.push(request);
  });
  return asked;
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

test('[2.18] [3.10] [4.1] the window that signs in starts with the code of a message; to register, the agreement is ticked', async () => {
  await page.goto(site.address + PAGE);
  await chooseMode(page, mouseOf(page), 'sms');
  const tabs = page.getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual([session.modes.sms, session.modes.password, session.modes.register]);
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe(session.modes.sms);
  await page.getByRole('tab', { name: session.modes.register }).click();
  for (const label of [session.phone, session.smsCode, session.password, session.passwordAgain])
    await field(page, label).waitFor();
  expect(await dialogOf(page).getByLabel(session.agreeBefore.trim()).isChecked()).toBe(true);
});

test('[5.8] [6.1] [6.6] [7.1] [7.3] calls name the application and who is signed in, and the password travels as its hash', async () => {
  const asked = watchCalls();
  await page.goto(site.address + PAGE);
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  const token = await tokenOf(context);
  await expect.poll(() => asked.some((request) => request.url().includes(table.getUserInfo.path))).toBe(true);
  for (const request of asked) {
    expect(new URL(request.url()).pathname).toMatch(PREFIX);
    expect(await request.headerValue('appcode')).toBe(APP_CODE);
    expect(await request.headerValue('appdriver')).toBe(String(APP_DRIVER));
  }
  const signIn = asked.find((request) => request.url().endsWith(table.passwordLogin.path));
  const sent = signIn?.postDataJSON() as { password: string };
  expect(sent.password).toBe(createHash('sha256').update(PERSON.password).digest('hex'));
  expect(await signIn?.headerValue('authorization')).toBeNull();
  const info = asked.find((request) => request.url().includes(table.getUserInfo.path));
  expect(await info?.headerValue('authorization')).toBe(token);
});

test('[7.2] a search travels as query and body, a sign-in in the body alone', async () => {
  const asked = watchCalls();
  await page.goto(`${site.address}/shippingLcl?orgPortCode=CNSHA&dstPortCode=DEHAM&volume=2.36&weight=1850`);
  await page.locator('[data-total]').first().waitFor();
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  const both = asked.filter((request) => request.method() === 'POST' && payloadOf(request) === 'both');
  expect(both.length).toBeGreaterThan(0);
  let repeated = 0;
  for (const request of both) {
    const body = (request.postDataJSON() ?? {}) as Readonly<Record<string, unknown>>;
    const query = new URL(request.url()).searchParams;
    const scalars = Object.entries(body).filter(([, value]) => isScalar(value));
    for (const [name, value] of scalars) expect(query.get(name), `${request.url()} ${name}`).toBe(String(value));
    repeated += scalars.length;
  }
  expect(repeated).toBeGreaterThan(0);
  const secret = asked.filter((request) => request.method() === 'POST' && payloadOf(request) === 'body');
  expect(secret.length).toBeGreaterThan(0);
  for (const request of secret) expect(new URL(request.url()).search).toBe('');
});

test('[2.6] [4.26] each page asks who is signed in where a user is, and is there without an answer', async () => {
  const asked = watchCalls();
  const infos = () => asked.filter((request) => request.url().includes(table.getUserInfo.path)).length;
  await page.goto(`${site.address}/news`);
  await page.locator('main h1').waitFor();
  expect(infos()).toBe(0);
  await signInByPassword(page, mouseOf(page), PERSON);
  await expectToast(page, sessionToasts.signedIn);
  await page.route(`**${table.getUserInfo.path}**`, (route) => route.fulfill({ status: 500, body: '' }));
  const before = infos();
  await page.goto(`${site.address}/helpCenter`);
  await expect.poll(infos).toBeGreaterThan(before);
  await page.locator('main h1').waitFor();
  expect(await tokenOf(context)).not.toBe('');
});

test('[1.5] [2.19] [4.21] [9.3c] the agreement is confirmed after ten seconds and its end, in a window 800 wide', async () => {
  await page.clock.install();
  await page.goto(site.address + PAGE);
  await chooseMode(page, mouseOf(page), 'register');
  await dialogOf(page).getByRole('button', { name: legalNames.userAgreement }).click();
  const dialog = page.getByRole('dialog', { name: userAgreement.title });
  await dialog.getByText(reading.version('2020-07-14')).waitFor();
  await stopClock(page);
  const confirm = dialog.getByRole('button', { name: new RegExp(`^${reading.confirm}`) });
  expect(await confirm.isDisabled()).toBe(true);
  const end = dialog.getByText(userAgreement.articles.at(-1)?.heading ?? '', { exact: true });
  await page.clock.runFor(11_000);
  expect(await confirm.isDisabled()).toBe(true);
  await end.evaluate((heading) => {
    const scrolled = heading.closest('[tabindex="0"]') ?? heading.parentElement!;
    scrolled.scrollTo(0, scrolled.scrollHeight);
  });
  await page.clock.runFor(1_000);
  await expect.poll(() => confirm.isDisabled()).toBe(false);
  const sheet = confirm.locator('xpath=ancestor::*[contains(@class,"shadow-float")]');
  expect((await sheet.boundingBox())?.width).toBe(800);
});
