import assert from 'node:assert/strict';
import { siteTable } from '#contract/site-table.ts';
import { FETCH_MINIMUM_MS } from '#domain/limits.ts';
import { type Check, until } from '../bench.ts';

const OLD_LIST = '/shippingLcl/oldIndex';
/** The page's clock is paused this far ahead, because it runs on until the pause takes effect. */
const AHEAD_MS = 600_000;
const FACE = '[data-waits] > div:not(.invisible)';
/** Less than the least time a loading face stands, and more than what is left of it then. */
const [NOT_YET_MS, REST_MS] = [FETCH_MINIMUM_MS - 20, 40];

const loadingFace: Check = {
  clauses: ['4.27b', '9.3i'],
  async run({ page, open, hold, calls }) {
    const letGo = hold('minimumPrices');
    await page.clock.install();
    await open('/enquiryFcl');
    await page.clock.pauseAt(Date.now() + AHEAD_MS);
    await page.evaluate((to) => history.pushState(null, '', to), OLD_LIST);
    await until(() => calls('minimumPrices').length > 0, '价格的请求');
    const face = page.locator(FACE).first();
    await page.clock.runFor(NOT_YET_MS);
    assert.equal(await face.count(), 0, '载入的样子来得太早');
    await page.clock.runFor(REST_MS);
    await face.waitFor();
    const answered = page.waitForResponse(`**${siteTable.minimumPrices.path}**`);
    letGo();
    await (await answered).finished();
    await page.clock.runFor(NOT_YET_MS - REST_MS);
    assert.equal(await face.count(), 1, '载入的样子没有停留 200 毫秒');
    await page.clock.runFor(2 * REST_MS);
    await face.waitFor({ state: 'detached' });
  },
};

/** Resolves with the states of the page's outlet from one page to the next; a text, for the loader of this file adds helpers to functions. */
const WATCH_TURN = `new Promise((resolve) => {
  const states = [];
  const titleOf = () => document.querySelector('main h1')?.textContent;
  const first = titleOf();
  new MutationObserver((_, watch) => {
    const state = document.querySelector('[data-transition=page]')?.dataset.state ?? '';
    if (states.at(-1) !== state) states.push(state);
    if (titleOf() === undefined || titleOf() === first) return;
    watch.disconnect();
    resolve(states);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
  history.pushState(null, '', '/enquiryFcl');
})`;

const pageTurn: Check = {
  clauses: ['4.29'],
  async run({ page, open }) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open();
    const states = (await page.evaluate(WATCH_TURN)) as string[];
    assert.deepEqual(states.slice(-2), ['leaving', 'page'], states.join(' '));
  },
};

export const pageChecks = [loadingFace, pageTurn];
