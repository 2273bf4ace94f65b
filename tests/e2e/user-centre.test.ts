import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { sessionActions } from '#copy/shell.ts';
import { rooms, userCentre, verification } from '#copy/user-centre/rooms.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { type DemoPerson, VERIFIED } from '../kit/demo-people.ts';
import { sharedSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const signedIn = (account: DemoPerson, width = 1280) =>
  openSignedIn(browser, site, account, { viewport: { width, height: 800 } });

/** Every address the server was asked for, with what it carried. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The workplace greets its reader by name. */
const greeting = (page: Page) => heading(page, rooms.greeting(''));

test('[2.14][2.14b][4.6b] 会员中心 opens the workplace in a new tab, signed in by a ticket that works once', async () => {
  const { context, page } = await signedIn(VERIFIED);
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: sessionActions.memberCentre }).click();
  const centre = await opened;
  await greeting(centre).waitFor();
  await centre.getByText(verification.states.PASS, { exact: true }).waitFor();
  await expect
    .poll(() => new URL(centre.url()).pathname + new URL(centre.url()).search)
    .toBe(`${USER_CENTRE_PATH}?redirect=workplace`);
  await expect.poll(() => centre.title()).toContain(rooms.titles.workplace);
  const used = asked.find((address) => address.includes('token='));
  if (used === undefined) throw new Error('the user centre was opened without a ticket');

  await centre.reload();
  await greeting(centre).waitFor();

  const again = await context.newPage();
  await again.goto(used);
  await again.getByText(userCentre.refused, { exact: true }).waitFor();
  expect(again.url()).not.toContain('token=');
  await again.getByRole('button', { name: userCentre.lookAgain }).click();
  await greeting(again).waitFor();

  const addresses = addressesOf(centre);
  await centre.getByRole('button', { name: userCentre.back }).click();
  await centre.getByRole('button', { name: sessionActions.memberCentre }).waitFor();
  expect(addresses.filter((address) => address.includes('/?token='))).toHaveLength(1);
  await expect.poll(() => new URL(centre.url()).search).toBe('');
  await context.close();
});
