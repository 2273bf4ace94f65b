import type { Page } from 'playwright';

/** Pauses the installed clock. It runs until the pause takes effect, so retry with a later time if it has passed this one. */
export async function stopClock(page: Page, ahead = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead).catch((error: Error) => {
    if (ahead > 5_000 || !error.message.includes('to the past')) throw error;
    return stopClock(page, ahead * 4);
  });
}
