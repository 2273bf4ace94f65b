import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { FETCH_MINIMUM_MS } from '#domain/limits.ts';
import { type Check, until } from '../bench.ts';

const OLD_LIST = '/shippingLcl/oldIndex';
/** Timers of a busy page are this much early or late. */
const SLACK_MS = 40;

/** Notes for how long each loading face stood in the page. */
const NOTE_FACES = `{
  window.faces = [];
  let since = null;
  const look = () => {
    const isShown = document.querySelector('[data-waits] > div:not(.invisible)') !== null;
    if (isShown && since === null) since = performance.now();
    if (!isShown && since !== null) {
      window.faces.push(performance.now() - since);
      since = null;
    }
    window.isFaceShown = isShown;
    requestAnimationFrame(look);
  };
  look();
}`;

const facesOf = (page: Page) => page.evaluate('window.faces') as Promise<number[]>;
const shownOf = (page: Page) => page.evaluate('window.isFaceShown') as Promise<boolean>;

const loadingFace: Check = {
  clauses: ['4.27b'],
  async run({ page, open, hold, calls }) {
    await page.addInitScript(NOTE_FACES);
    const letGo = hold('minimumPrices');
    await open(OLD_LIST);
    await until(() => calls('minimumPrices').length > 0, '价格的请求');
    await until(() => shownOf(page), '载入的样子');
    letGo();
    await until(async () => (await facesOf(page)).length === 1, '内容');
    const [shown = 0] = await facesOf(page);
    assert.ok(shown >= FETCH_MINIMUM_MS - SLACK_MS, `载入的样子只停留了 ${Math.round(shown)} 毫秒`);
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
