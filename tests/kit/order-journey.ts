import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { fees } from '#copy/search/terms.ts';
import { session } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import { expectAmounts } from './booking-page.ts';
import { openSparingBrowser } from './browser.ts';
import { phonesFrom } from './browser-client.ts';
import { PERSON, VERIFIED } from './demo-people.ts';
import { FULL } from './full.ts';
import { type Hand, keyboardOf, mouseOf } from './hands.ts';
import { fromElsewhere, type ServedSite, serveSite, sharedSite, type WatchedSite } from './served-site.ts';
import { chooseMode, completeRegistration, dialogOf, openContext, registerByCall, tokenOf } from './sign-in-page.ts';

type Journey = [width: number, account: typeof VERIFIED, handOf: (page: Page) => Hand];
const byMouse: Journey = [1280, VERIFIED, mouseOf];
const byKeyboard: Journey = [360, PERSON, keyboardOf];

/** By keyboard on a narrow screen, and with the full counts by mouse on a desktop too. */
export const twoHands: Journey[] = FULL ? [byMouse, byKeyboard] : [byKeyboard];

/**
 * The site and a browser for the journeys of a file; each page has a clock of its own. Without the full counts the site is
 * the shared one, and `openPage` registers who orders by a call: two journeys register on the site.
 */
export function serveJourneys(settings: Readonly<Record<string, string>> = {}) {
  let own: ServedSite | undefined;
  let site: WatchedSite;
  let browser: Browser;
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    browser = await openSparingBrowser();
    if (FULL) own = await serveSite(undefined, settings);
    site = own ?? sharedSite();
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });
  afterEach(() => context?.close());

  async function openContextAt(width: number): Promise<BrowserContext> {
    context = await openContext(browser, { viewport: { width, height: 800 }, ...fromElsewhere() });
    await context.clock.install();
    return context;
  }

  return {
    site: {
      get address() {
        return site.address;
      },
      get dataDir() {
        return site.dataDir;
      },
    },
    openSignedOutPage: async (width: number): Promise<Page> => (await openContextAt(width)).newPage(),
    openPage: async (width: number): Promise<Page> => {
      const opened = await openContextAt(width);
      if (!FULL) await registerByCall(opened, site, newPhone());
      return opened.newPage();
    },
  };
}

/** Every worker of the run has phones of its own. */
const newPhone = phonesFrom(`1${76_000 + (process.pid % 1_000)}`);

async function openAccount(page: Page, hand: Hand, site: Pick<WatchedSite, 'dataDir'>) {
  await completeRegistration(page, hand, site, newPhone());
  await hand.press(dialogOf(page).getByRole('button', { name: profileCopy.later }));
  await dialogOf(page).waitFor({ state: 'detached' });
}

/** Registers a new user from the page header, unless the browser is signed in. */
export async function join(page: Page, hand: Hand, site: Pick<WatchedSite, 'dataDir'>) {
  if ((await tokenOf(page.context())) !== '') return;
  await chooseMode(page, hand, 'register');
  await openAccount(page, hand, site);
}

/** The same in the dialog that the page opens by itself. */
export async function joinWhenPrompted(page: Page, hand: Hand, site: Pick<WatchedSite, 'dataDir'>) {
  if ((await tokenOf(page.context())) !== '') return;
  await dialogOf(page).waitFor();
  await hand.press(page.getByRole('tab', { name: session.modes.register }));
  await openAccount(page, hand, site);
}

/** The notice after an order counts down to the user centre, or has opened it by now. */
async function expectNotice(page: Page) {
  const counting = page.getByText(/\d 秒后将为您跳转至会员中心/);
  const isThere = async () => (await counting.count()) > 0 || page.context().pages().length > 1;
  await expect.poll(isThere, { message: 'the notice after the order' }).toBe(true);
}

/** The number of the order that was just placed, as soon as a place says it, with the notice beside it. */
export async function orderNoIn(element: Locator, prefix: string): Promise<string> {
  const number = new RegExp(`${prefix}\\d{11}`);
  await expect.poll(() => element.textContent()).toMatch(number);
  await expectNotice(element.page());
  return number.exec((await element.textContent()) ?? '')?.[0] ?? '';
}

/** Heading of the page an order leads to, also beneath the notice. */
export const placedHeading = (page: Page) =>
  page.locator('main').getByRole('heading', { level: 1, name: orderSuccess.title, includeHidden: true });

/** The same on the page the order leads to: until that is there, a notice over the form has its heading. */
export async function orderNoAt(page: Page, path: string, prefix: string): Promise<string> {
  await page.waitForURL((address) => address.pathname === path);
  const main = page.locator('main');
  await placedHeading(page).waitFor();
  const orderNo = await orderNoIn(main, prefix);
  expect(new URL(page.url()).searchParams.get('orderNo')).toBe(orderNo);
  return orderNo;
}

interface SeenOrder {
  orderNo: string;
  amounts: readonly string[];
  shownText?: string;
  hand?: Hand;
}

/** Expects the order in the user centre's list, with its text, and in its detail with the same amounts. */
export async function expectInUserCentre(
  page: Page,
  address: string,
  { orderNo, amounts, shownText = '', hand = mouseOf(page) }: SeenOrder,
) {
  await page.goto(`${address}${USER_CENTRE_PATH}?redirect=order`);
  const row = page.getByRole('row').filter({ hasText: orderNo });
  await expectAmounts(row, amounts);
  await expect.poll(() => row.textContent()).toContain(shownText);
  await hand.press(page.getByRole('link', { name: orderNo }));
  await page.getByRole('heading', { level: 2, name: orderNo }).waitFor();
  await expectAmounts(page.getByRole('table', { name: fees.title }).locator('tfoot'), amounts);
}
