import type { Page } from 'playwright';

/** By how many pixels a page reaches beyond the right edge of the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Text that a box with hidden overflow clips; single-line fields scroll. */
export const clippedOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('header *, main *, dialog *')].filter((element) => {
      const { overflowX, visibility } = getComputedStyle(element);
      const hides = visibility === 'visible' && (overflowX === 'hidden' || overflowX === 'clip');
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      return hides && !isField && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    });
    return cut.map(({ textContent }) => textContent.trim().slice(0, 60)).filter((text) => text !== '');
  });
