import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingMachine } from '#machines/booking/index.ts';
import { openBrowser } from '../kit/browser.ts';
import { phonesFrom } from '../kit/browser-client.ts';
import { FULL } from '../kit/full.ts';
import { serveSite } from '../kit/served-site.ts';
import { shownValue } from '../kit/shown-chart.ts';
import { openContext } from '../kit/sign-in-page.ts';
import { leafOf, type Subject, walkModel } from '../kit/walk-model.ts';
import { allNodes } from '../kit/xstate-internals.ts';
import { bookingModel } from '../models/booking.model.ts';
import { agreementScreens } from './booking-model/agreements.ts';
import { formScreen } from './booking-model/form.ts';
import { openingScreen } from './booking-model/opening.ts';
import { orderScreens } from './booking-model/order.ts';
import { priceScreen } from './booking-model/price.ts';
import { BookingWalk, type Surroundings } from './booking-model/walk.ts';

const PLACED = 'open.placed.leaving';
/** States of the chart where nobody ever finds themselves in the site. */
const UNSEEN: Readonly<Record<string, string>> = {
  'choosing.removing': 'lasts as long as one call; tests/browser/own-drafts.test.ts removes a draft',
  'open.handingOver': 'lasts a third of a second; tests/browser/own-drafts.test.ts asks for the list',
  'open.placed.told': 'the page of the order comes first; tests/browser/booking-errors.test.ts holds it back',
  'open.agreeing.choosing': 'decides at once which text comes next, and is left in the same step',
};

let browser: Browser;
let around: Surroundings;

beforeAll(async () => {
  const [site, opened] = await Promise.all([serveSite(), openBrowser()]);
  browser = opened;
  const context = await openContext(browser);
  await context.clock.install();
  around = { site, context, newPhone: phonesFrom('132'), page: null, person: null };
});
afterAll(async () => {
  await browser?.close();
  await around?.site.stop();
});

function createSubject(): Subject {
  const walk = new BookingWalk(around);
  const screens = [openingScreen, formScreen, priceScreen, agreementScreens, orderScreens].map((of) => of(walk));
  return {
    stands: (chart) =>
      expect
        .poll(async () => {
          const value = await shownValue(walk.page, bookingMachine.id);
          return value === null ? PLACED : leafOf(value);
        })
        .toBe(chart),
    gestures: Object.assign({}, ...screens.map(({ gestures }) => gestures)),
    checks: Object.assign({}, ...screens.map(({ checks }) => checks)),
  };
}

test('[4.31] every state of the booking’s chart is in its model, or named as one that nobody sees', () => {
  const leaves = allNodes(bookingMachine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));
  const walked = allNodes(bookingModel).flatMap(({ meta }) => (meta?.chart === undefined ? [] : [meta.chart]));
  expect([...new Set([...walked, ...Object.keys(UNSEEN)])].sort()).toEqual(leaves.sort());
});

const title = '[4.31][4.10] booking in the served site';
walkModel(title, bookingModel, createSubject, 'covering');
if (FULL) walkModel(title, bookingModel, createSubject, 'shortest');
