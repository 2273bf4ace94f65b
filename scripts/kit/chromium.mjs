import { existsSync } from 'node:fs';
import { onPath } from './process.mjs';

/** Debian's Chromium without a window or an interface of its own: the same pages cost it little more than half. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser of tests and measurements: CHROMIUM_PATH, else the first that PATH holds. */
export const findChromium = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return onPath(BROWSERS) ?? (existsSync(mac) ? mac : null);
};

/** How it is launched, with what a caller adds. @param {string[]} more */
export const chromiumOptions = (...more) => {
  const executablePath = findChromium();
  return {
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...more],
  };
};
