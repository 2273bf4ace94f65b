import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';

export const openBrowser = (...more: string[]): Promise<Browser> => chromium.launch(chromiumOptions(...more));

/** A browser in whose settings somebody chose a larger type: 16 is what it comes with. */
export async function openBrowserWithText(pixels: number, width: number): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'huazhou-profile-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { webkit: { webprefs: { default_font_size: pixels } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumOptions(),
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  // The browser may write into its profile for a moment after it says that it is closed.
  context.once('close', () => {
    rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }).catch(() => undefined);
  });
  return context;
}
