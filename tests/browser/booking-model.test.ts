import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { bookingMachine } from '#machines/booking/index.ts';
import { checkoutMachine } from '#machines/checkout/index.ts';
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
  'checkout: beginning': 'looks for an order of an earlier visit, and is left in the same step',
  'checkout: left': 'is its end: the form stands there again',
  'checkout: placed': 'is its end: the page of the order comes',
  'checkout: agreeing.choosing': 'decides at once which text comes next, and is left in the same step',
};

const isOrdering = (value: StateValue) => leafOf(value).startsWith('open.ordering.');

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
          if (value === null) return PLACED;
          const checkout = isOrdering(value) ? await shownValue(walk.page, checkoutMachine.id) : null;
          return checkout === null ? leafOf(value) : `${leafOf(value)} ${leafOf(checkout)}`;
        })
        .toBe(chart),
    gestures: Object.assign({}, ...screens.map(({ gestures }) => gestures)),
    checks: Object.assign({}, ...screens.map(({ checks }) => checks)),
  };
}

const leavesOf = (machine: AnyStateMachine) =>
  allNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

test('[4.31] every state of the booking’s charts is in its model, or named as one that nobody sees', () => {
  const leaves = [...leavesOf(bookingMachine), ...leavesOf(checkoutMachine).map((leaf) => `checkout: ${leaf}`)];
  const walked = allNodes(bookingModel).flatMap(({ meta }) => {
    const [around, checkout] = (meta?.chart ?? '').split(' ');
    return [around, ...(checkout === undefined ? [] : [`checkout: ${checkout}`])].filter((chart) => chart !== '');
  });
  expect([...new Set([...walked, ...Object.keys(UNSEEN)])].sort()).toEqual(leaves.sort());
});

const title = '[4.31][4.10] booking in the served site';
walkModel(title, bookingModel, createSubject, 'covering');
if (FULL) walkModel(title, bookingModel, createSubject, 'shortest');
