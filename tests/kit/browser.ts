import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';

type Visitor = Pick<Page, 'addInitScript'>;

const SAVES_DATA = `Object.defineProperty(navigator, 'connection', {
  value: Object.assign(new EventTarget(), { saveData: true }),
});`;

/** The event that counts as first interaction. */
const IS_THERE = `document.addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('pointerdown')));`;

/** A connection that asks to save data: no page fetches the code of others ahead. */
export const saveData = (visitor: Visitor) => visitor.addInitScript(SAVES_DATA);

/** Dispatches the first interaction as soon as a page opens. */
export const beThere = (visitor: Visitor) => visitor.addInitScript(IS_THERE);

/** Launches a browser whose pages see no interaction before the test acts. */
export const openUnattendedBrowser = (...more: string[]): Promise<Browser> => chromium.launch(chromiumOptions(...more));

/** Every context is made ready before its first page. */
function prepared(browser: Browser, prepare: (visitor: Visitor) => Promise<unknown>): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await prepare(context);
    return context;
  };
  return browser;
}

export const openBrowser = async (...more: string[]): Promise<Browser> =>
  prepared(await openUnattendedBrowser(...more), beThere);

/** Opens tabs only on a press, as browsers do; Chromium's headless shell has no blocker of its own. */
const BLOCKS_TABS = `const open = window.open;
window.open = (...target) => (navigator.userActivation.isActive ? open.apply(window, target) : null);`;

/** A browser that blocks tabs that a page opens without a press. */
export const openBlockingBrowser = async (): Promise<Browser> =>
  prepared(await launchSparingBrowser(), (visitor) => visitor.addInitScript(BLOCKS_TABS));

const launchSparingBrowser = async (): Promise<Browser> => prepared(await openBrowser(), saveData);

let shared: Promise<Browser> | undefined;

/**
 * A browser of people who save data, for tests that open many pages and leave none by a link worth fetching ahead. The
 * files of a worker share it: closing it closes what a file opened, and the process ends with the worker.
 */
export function openSparingBrowser(): Promise<Browser> {
  shared ??= launchSparingBrowser().then((browser) => {
    browser.close = async () => {
      for (const context of browser.contexts()) await context.close();
    };
    return browser;
  });
  return shared;
}
