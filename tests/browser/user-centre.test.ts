import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { session, sessionToasts } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { openBrowser } from '../kit/browser.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';

const PAGE = '/fluidBag';

let site: ServedSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signIn(phone: string, password: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(site.address + PAGE);
  await page.getByRole('button', { name: sessionActions.open }).click();
  await page.getByRole('tab', { name: session.modes.password }).click();
  await page.getByLabel(session.phone, { exact: true }).fill(phone);
  await page.getByLabel(session.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: session.submit, exact: true }).click();
  return { context, page };
}

/** Every address the server was asked for, with what it carried. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('[2.14][2.14b][4.6b] 会员中心 opens the user centre in a new tab, signed in by a ticket that works once', async () => {
  const { context, page } = await signIn('12000000001', 'huazhou-verified-1');
  await page.getByText(sessionToasts.signedIn, { exact: true }).waitFor();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: sessionActions.memberCentre }).click();
  const centre = await opened;
  await centre.getByText(userCentre.verificationStates.PASS, { exact: true }).waitFor();
  expect(new URL(centre.url()).pathname + new URL(centre.url()).search).toBe(`${USER_CENTRE_PATH}?redirect=workplace`);
  expect(await centre.title()).toContain(userCentre.title);
  const used = asked.find((address) => address.includes('token='));
  if (used === undefined) throw new Error('the user centre was opened without a ticket');

  await centre.reload();
  await centre.getByText(userCentre.verificationStates.PASS, { exact: true }).waitFor();

  const again = await context.newPage();
  await again.goto(used);
  await again.getByText(userCentre.refused, { exact: true }).waitFor();
  expect(again.url()).not.toContain('token=');
  await again.getByRole('button', { name: userCentre.lookAgain }).click();
  await again.getByText(userCentre.verificationStates.PASS, { exact: true }).waitFor();

  const addresses = addressesOf(centre);
  await centre.getByRole('button', { name: userCentre.back }).click();
  await centre.getByRole('button', { name: sessionActions.signOut }).waitFor();
  expect(addresses.filter((address) => address.includes('/?token='))).toHaveLength(1);
  expect(new URL(centre.url()).search).toBe('');
  await context.close();
});

test('[2.15] the special enterprise goes to its own room, in the same tab', async () => {
  const { context, page } = await signIn('12000000004', 'huazhou-special-4');
  await page.getByText(userCentre.roomWords.honeywell.title, { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?redirect=honeywell');
  expect(context.pages()).toHaveLength(1);
  await context.close();
});

test('[4.6b] a forged ticket and a visitor without one are told so', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const answer = await page.goto(`${site.address}${USER_CENTRE_PATH}?token=${'0'.repeat(43)}&redirect=workplace`);
  expect(answer?.status()).toBe(200);
  await page.getByText(userCentre.refused, { exact: true }).waitFor();
  await page.goto(`${site.address}${USER_CENTRE_PATH}`);
  await page.getByText(userCentre.anonymous, { exact: true }).waitFor();
  await page.close();
});
