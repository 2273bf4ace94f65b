import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import { watchShifts } from './page-checks.ts';

export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Tells when the page is awake. */
export const HYDRATED = `document.addEventListener('page-ready', () => { document.documentElement.dataset.hydrated = 'yes'; });\n`;
/** Marks what the server drew. */
const SERVED = `document.addEventListener('DOMContentLoaded', () => document.querySelector('main')?.setAttribute('data-served', ''));\n`;
const FILE = /\.(?:js|css|svg|png|webmanifest)$/;
const PICTURE = /\.(?:svg|png)$/;
const OPENINGS = 4;
/** Pages without server rendering. */
const PLAIN = '/healthz';

export const REQUESTS_AT_MOST = 12;
/** Milliseconds; longer than hydration takes. */
const REST_MS = 1_500;

export interface Seen {
  page: Page;
  context: BrowserContext;
  /** Everything but pictures. */
  requests: string[];
  asked: string[];
  errors: string[];
}

export const isDrawn = (html: string) => html.includes(`id="${PAGE_PRELOAD_ID}"`);

export const cookiesOf = (state: Kept | undefined, isTaken: (name: string) => boolean = () => true) =>
  (state?.cookies ?? [])
    .filter(({ name }) => isTaken(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

interface Opening {
  browser: Browser;
  address: string;
  path: string;
  /** For a signed-in user. */
  state?: Kept | undefined;
  viewport?: { width: number; height: number };
  /** Its clock is the test's own, as `letRest` needs it. */
  isClockHeld?: boolean;
}

/** A page as it came, before anybody comes to it: on a busy machine one may be late, and the browser draws it. */
export async function openUnhydrated(opening: Opening, look: (seen: Seen) => Promise<void>) {
  const { browser, address, path, state, viewport = { width: 1280, height: 900 }, isClockHeld = false } = opening;
  const cookie = cookiesOf(state);
  const expectDrawn = () =>
    expect
      .poll(async () => isDrawn(await (await fetch(address + path, { headers: { cookie } })).text()), {
        timeout: 20_000,
      })
      .toBe(true);
  const context = await browser.newContext({
    viewport,
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const seen: Seen = { page, context, requests: [], asked: [], errors: [] };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!PICTURE.test(pathname)) seen.requests.push(pathname);
      if (!FILE.test(pathname)) seen.asked.push(pathname);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') seen.errors.push(message.text());
    });
    page.on('pageerror', (error) => seen.errors.push(error.message));
    await page.addInitScript(HYDRATED + SERVED + watchShifts);
    if (isClockHeld) await page.clock.install();
    for (let left = OPENINGS; left > 0; left -= 1) {
      if (path !== PLAIN) await expectDrawn();
      for (const list of [seen.requests, seen.asked]) list.length = 0;
      const answer = await page.goto(address + path, { waitUntil: 'load' });
      if (path === PLAIN || isDrawn((await answer?.text()) ?? '')) break;
    }
    await look(seen);
  } finally {
    await context.close();
  }
}

/** Lets pass what a page does by itself: what it fetches, and its timers. Its clock is installed before it is opened. */
export async function letRest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(REST_MS);
}

export const isHydrated = async (page: Page) => (await page.locator('html[data-hydrated]').count()) === 1;

/** The first interaction, which starts hydration. */
export async function comeTo(page: Page) {
  await page.mouse.move(400, 4);
  await page.mouse.move(410, 4);
}

export async function wake(page: Page) {
  await comeTo(page);
  await page.locator('html[data-hydrated]').waitFor();
}
