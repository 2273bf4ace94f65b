import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { brand } from '#src/ui/brand.ts';
import { profileCopy } from '#src/ui/copy/profile.ts';
import { session, sessionToasts } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { openBrowser } from '../kit/browser.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const PAGE = '/fluidBag';
const PHONE = '13987650001';
const PASSWORD = 'canary-8864-tong';
const WATCH_MS = 6_000;

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
}

async function signIn(page: Page, phone: string, password: string) {
  await page.getByRole('button', { name: sessionActions.open }).click();
  await page.getByRole('tab', { name: session.modes.password }).click();
  await page.getByLabel(session.phone, { exact: true }).fill(phone);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  await page.getByText(sessionToasts.signedIn, { exact: true }).waitFor();
}

/** The message of a code is shown in the terminal by intent; every other line is a log line. */
const logged = () =>
  site
    .output()
    .split('\n')
    .filter((line) => !line.includes(`【${brand.name}】`))
    .join('\n');

const codeSent = () => {
  const last = readFileSync(join(site.dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n').at(-1) ?? '';
  return (JSON.parse(last) as { code: string }).code;
};

test('[4.6] no phone, code, password, hash or token is in an address, a referrer, a log or the storage', async () => {
  const { context, page } = await open();
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  const reports: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('report')) reports.push(request.postData() ?? '');
  });
  await page.goto(site.address + PAGE);
  await page.getByRole('button', { name: sessionActions.open }).click();
  await page.getByRole('tab', { name: session.modes.register }).click();
  await page.getByLabel(session.phone, { exact: true }).fill(PHONE);
  await page.getByRole('button', { name: session.requestCode }).click();
  await page.getByText(sessionToasts.codeSent, { exact: true }).waitFor();
  const code = codeSent();
  await page.getByLabel(session.smsCode, { exact: true }).fill(code);
  await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(session.passwordAgain, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: session.submitRegister }).click();
  await page.getByText(sessionToasts.registered, { exact: true }).waitFor();
  await page.getByRole('button', { name: profileCopy.later }).click();
  const first = await tokenOf(context);
  await page.getByRole('button', { name: sessionActions.signOut }).click();
  await page.getByText(sessionActions.signedOut, { exact: true }).waitFor();
  await signIn(page, PHONE, PASSWORD);
  const second = await tokenOf(context);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const others = (await context.cookies()).filter(({ name }) => name !== 'access_token').map(({ value }) => value);
  const everywhere = [...seen, ...reports, logged(), kept, ...others].map(decodeURIComponentSafely).join('\n');
  const hash = createHash('sha256').update(PASSWORD).digest('hex');
  expect([first, second].every((token) => token.length >= 40)).toBe(true);
  for (const secret of [PHONE, code, PASSWORD, hash, first, second]) expect(everywhere).not.toContain(secret);
  await context.close();
});

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

test('[4.10] a server that calls everybody signed out causes one logout and one reload, not a loop of them', async () => {
  const { context, page } = await open();
  await page.goto(site.address);
  await signIn(page, '12000000003', 'huazhou-person-3');
  let loads = 0;
  let logouts = 0;
  page.on('load', () => {
    loads += 1;
  });
  const isCall = ({ pathname }: URL) => pathname.startsWith('/api-');
  await context.route(isCall, (route) => {
    if (route.request().url().includes('/logout')) logouts += 1;
    return route.fulfill({ json: { code: CODE.expired, message: sessionActions.expired, data: null } });
  });
  await page.reload();
  await page.getByText(sessionActions.expired, { exact: true }).first().waitFor();
  await page.waitForTimeout(WATCH_MS);
  // The reload of this test and the one of the site.
  expect(loads).toBe(2);
  expect(logouts).toBe(1);
  expect(await tokenOf(context)).toBe('');
  await page.getByRole('button', { name: sessionActions.open }).waitFor();
  await context.close();
});
