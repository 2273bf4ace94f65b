import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { booking as words } from '#copy/booking/frame.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { brand } from '#copy/brand.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import { type BrowserEntry, browserStorage } from '#copy/legal/text.ts';
import { sessionActions } from '#copy/shell.ts';
import { sessionToasts } from '#copy/sign-in/session.ts';
import { BOOKING_DRAFT_PREFIX, ENQUIRY_DRAFT_PREFIX } from '#domain/storage-names.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { buttonOf, goToConfirm, openDraft, readAgreement } from '../kit/booking-page.ts';
import { openBrowser } from '../kit/browser.ts';
import { type DemoPerson, PERSON } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { readyForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { expectToast, signInByPassword } from '../kit/sign-in-page.ts';

const PAGE = '/fluidBag';
/** The forms a person fills in hold the phone they are called at. */
const DRAFTS = [BOOKING_DRAFT_PREFIX, ENQUIRY_DRAFT_PREFIX];

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

/** Where each thing is that this browser keeps for the site, and its name. */
async function keptBy(page: Page): Promise<[BrowserEntry['where'], string][]> {
  const [local, tab, databases] = await page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^__Host-/, ''));
  return [
    ...(local ?? []).map((name) => ['local', name] as [BrowserEntry['where'], string]),
    ...(tab ?? []).map((name) => ['session', name] as [BrowserEntry['where'], string]),
    ...(databases ?? []).map((name) => ['database', name] as [BrowserEntry['where'], string]),
    ...cookies.map((name) => ['cookie', name] as [BrowserEntry['where'], string]),
  ];
}

const isListed = ([where, name]: [BrowserEntry['where'], string]) =>
  browserStorage.some(
    (one) =>
      one.where === where && (one.name.endsWith('*') ? name.startsWith(one.name.slice(0, -1)) : one.name === name),
  );

test('[1.6][4.6] a whole booking leaves no password, hash or token in an address, a log or the storage, no phone outside its drafts, and the browser keeps nothing that the privacy notice does not list', async () => {
  const { context, page } = await open();
  const hand = mouseOf(page);
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  page.on('console', (message) => seen.push(message.text()));
  const found = new Map<string, [BrowserEntry['where'], string]>();
  const texts: string[] = [];
  const drafts: string[] = [];
  const look = async () => {
    for (const kept of await keptBy(page)) found.set(kept.join(), kept);
    const entries = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
    for (const [key, text] of entries) (DRAFTS.some((name) => key.startsWith(name)) ? drafts : texts).push(key, text);
  };
  await page.clock.install();
  await page.goto(site.address + PAGE);
  await look();
  await signIn(page, PERSON);
  await look();
  const token = await tokenOf(context);
  await page.goto(`${site.address}/enquiryFcl`);
  await page
    .getByRole('textbox', { name: enquiry.fields.cargoName ?? '' })
    .first()
    .fill('METHANOL');
  await look();
  await openDraft(page, site.address, await readyForm(context, site.address), 'services');
  await page.getByRole('textbox', { name: fieldLabel('remark') }).fill('handle with care');
  await page.getByText(words.draft.saved).waitFor();
  await look();
  await goToConfirm(page, hand);
  await hand.press(buttonOf(page, words.submit));
  await page.getByRole('dialog', { name: seaFreightCharges.title }).waitFor();
  await readAgreement(page, hand);
  await page.waitForURL(/addOrderSuccess/);
  await page.getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true }).waitFor();
  await look();

  expect([...found.values()].filter((kept) => !isListed(kept))).toEqual([]);
  expect([...found.values()].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['access_token', 'companion', 'user_info', 'locationUrl', 'login-mode']),
  );
  expect([...found.keys()].some((key) => key.startsWith('local,booking-draft:'))).toBe(true);
  // The terminal names the demonstration accounts at the start, by intent; what follows is the log.
  const log = logged()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const everywhere = [...seen, ...texts, ...log].map(decodeURIComponentSafely).join('\n');
  const hash = createHash('sha256').update(PERSON.password).digest('hex');
  expect(token.length).toBeGreaterThanOrEqual(40);
  for (const secret of [PERSON.phone, PERSON.password, hash, token]) expect(everywhere).not.toContain(secret);
  for (const secret of [PERSON.password, hash, token]) expect(drafts.join('\n')).not.toContain(secret);
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
  await signIn(page, PERSON);
  let loads = 0;
  let logouts = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const isCall = ({ pathname }: URL) => pathname.startsWith('/api-');
  await context.route(isCall, (route) => {
    // The page before the reload may ask until it is replaced: refused, it would begin the minute without a reload.
    if (loads === 0) return route.continue();
    if (route.request().url().includes('/logout')) logouts += 1;
    return route.fulfill({ json: { code: CODE.expired, message: sessionActions.expired, data: null } });
  });
  // The words stay for seconds, and on a slow machine the reload of this test ends after that of the site.
  await Promise.all([page.getByText(sessionActions.expired, { exact: true }).first().waitFor(), page.reload()]);
  // The reload of this test and the one of the site.
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('button', { name: sessionActions.open }).waitFor();
  // The calls of the reloaded page end without another logout or reload.
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  expect(logouts).toBe(1);
  expect(await tokenOf(context)).toBe('');
  await context.close();
});
