import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';

export const openBrowser = (...more: string[]): Promise<Browser> => chromium.launch(chromiumOptions(...more));

const SAVES_DATA = `Object.defineProperty(navigator, 'connection', {
  value: Object.assign(new EventTarget(), { saveData: true }),
});`;

/** A connection that asks to save data: no page fetches the code of others ahead. */
export const saveData = (visitor: Pick<Page, 'addInitScript'>) => visitor.addInitScript(SAVES_DATA);

/** A browser of people who save data, for tests that open many pages and leave none by a link worth fetching ahead. */
export async function openSparingBrowser(): Promise<Browser> {
  const browser = await openBrowser();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await saveData(context);
    return context;
  };
  return browser;
}
