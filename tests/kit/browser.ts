import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';

const options = (...more: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? execSync('command -v chromium', { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...more],
});

export const openBrowser = (...more: string[]): Promise<Browser> => chromium.launch(options(...more));

/** A browser in whose settings somebody chose a larger type: 16 is what it comes with. */
export async function openBrowserWithText(pixels: number, width: number): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'huazhou-profile-'));
  mkdirSync(join(profile, 'Default'));
  const settings = { webkit: { webprefs: { default_font_size: pixels } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...options(),
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  // The browser may write into its profile for a moment after it says that it is closed.
  context.once('close', () => {
    rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }).catch(() => undefined);
  });
  return context;
}
