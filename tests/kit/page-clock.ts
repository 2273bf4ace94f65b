import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const TICK_MS = 5;

/** Pauses the installed clock. It runs until the pause takes effect, so retry with a later time if it has passed this one. */
export async function stopClock(page: Page, ahead = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead).catch((error: Error) => {
    if (ahead > 5_000 || !error.message.includes('to the past')) throw error;
    return stopClock(page, ahead * 4);
  });
}

/** Waits on a page whose clock is stopped. React shows what arrives late by a timer of its own, so the clock goes on in small steps. */
export async function untilShown(page: Page, locator: Locator): Promise<void> {
  const isShown = async () => {
    await page.clock.runFor(TICK_MS);
    return locator.isVisible();
  };
  await expect.poll(isShown).toBe(true);
}
