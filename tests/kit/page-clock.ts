import type { Page } from 'playwright';

/** Stops the clock that was installed in a page. It goes on while it is asked to stop: where it has passed the moment, a later one is named. */
export async function stopClock(page: Page, ahead = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead).catch((error: Error) => {
    if (ahead > 5_000 || !error.message.includes('to the past')) throw error;
    return stopClock(page, ahead * 4);
  });
}
