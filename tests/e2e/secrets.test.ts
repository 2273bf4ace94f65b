import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#copy/brand.ts';
import { sessionActions } from '#copy/shell.ts';
import { session, sessionToasts } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import { openBrowser } from '../kit/browser.ts';
import type { DemoPerson } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, signInByPassword } from '../kit/sign-in-page.ts';

const PAGE = '/fluidBag';
const PHONE = '13987650001';
const PASSWORD = 'canary-8864-tong';

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

async function signIn(page: Page, account: DemoPerson) {
  await signInByPassword(page, mouseOf(page), account);
  await expectToast(page, sessionToasts.signedIn);
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
  await signIn(page, { phone: PHONE, password: PASSWORD });
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
