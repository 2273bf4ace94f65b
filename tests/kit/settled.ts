import type { Page } from 'playwright';

/** There is something to read, what comes after the first screen has come, and nothing is under way any more. */
const isSettled = () => {
  const main = document.querySelector('main');
  const isWhole = location.pathname !== '/' || main?.querySelector('#home-steps') != null;
  return (
    isWhole &&
    main?.querySelector('h1') != null &&
    document.querySelector('[aria-busy="true"], [data-variant], .skeleton') === null
  );
};

export const settle = (page: Page) => page.waitForFunction(isSettled, null, { polling: 50 });

/** Resolves once two more frames are painted: by then a shift of the layout is reported. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Opens an address and waits until the page has come to rest. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address);
  await settle(page);
  return answer;
}
