import type { Browser, Locator, Page } from 'playwright';
import { sharedSite } from './served-site.ts';

type Look = { width: number; theme?: 'dark' | 'light' };

/** A page of the shared site in a context of its own, and what it writes to the console. */
export async function openPage(browser: Browser, path: string, { width, theme = 'light' }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript({ content: `try { localStorage.setItem('theme', '${theme}'); } catch {}` });
  const page = await context.newPage();
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => pageMessages.push(`thrown: ${message}`));
  await page.goto(sharedSite().address + path);
  return { page, pageMessages, context };
}

/** A tool of the dangerous goods page by its heading. */
export const toolOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
