import type { Page } from 'playwright';

/** By how many pixels a page reaches beyond the right edge of the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
