import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { enquiry as words } from '#copy/enquiry/all-services.ts';
import type { EnquiryField } from '#domain/enquiry/fields.ts';
import { openSparingBrowser } from './browser.ts';
import { FULL } from './full.ts';
import { fromElsewhere, type ServedSite, type SharedSite, serveSite, sharedSite } from './served-site.ts';
import { openContext } from './sign-in-page.ts';

export const SEARCH =
  '/enquiryFcl?orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&boxes=20GP*2&unNo=1230';
/** The desk looks every 15 s, and so does the page. */
export const ANSWERED_WITHIN = { timeout: 60_000, interval: 250 };

export const submitButton = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });
export const fieldOf = (page: Page, name: string) =>
  page.getByRole('form').getByLabel(words.fields[name as EnquiryField] ?? name, { exact: true });

/** Starts a browser, and with the full counts a site; the result opens a form and collects its console messages. */
export function serveEnquiries() {
  let own: ServedSite | undefined;
  let site: SharedSite;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openSparingBrowser();
    if (FULL) own = await serveSite();
    site = own ?? sharedSite();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });
  return async (path: string, width = 1280) => {
    const context = await openContext(browser, { viewport: { width, height: 800 }, ...fromElsewhere() });
    contexts.push(context);
    const page = await context.newPage();
    const pageMessages: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info') pageMessages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
    await page.goto(site.address + path);
    await submitButton(page).waitFor();
    return { page, pageMessages };
  };
}

/** Latest server response for one enquiry. */
export function answersOf(page: Page) {
  let last: EnquiryAnswer | null = null;
  page.on('response', async (response) => {
    if (!/\/enquiries\/(ENQ|TRK)\d+$/.test(new URL(response.url()).pathname)) return;
    last = ((await response.json()) as { data: EnquiryAnswer }).data;
  });
  return () => last;
}
