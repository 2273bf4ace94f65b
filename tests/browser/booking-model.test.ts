import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { table } from '#contract/table.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { QUOTE_VALID_MS, RELOAD_GUARD_MS } from '#domain/limits.ts';
import { bookingMachine } from '#machines/booking/index.ts';
import { seaFreightCharges } from '#server/texts/charge-agreement.ts';
import { dangerousGoodsProtocol } from '#server/texts/shipping-protocol.ts';
import { fieldLabel } from '#src/ui/copy/booking/fields.ts';
import { withheld } from '#src/ui/copy/booking/withheld.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orderSuccess, reading } from '#src/ui/copy/notices.ts';
import { sessionToasts } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import {
  bookingField,
  buttonOf,
  expectAmounts,
  goOn,
  goToConfirm,
  keepDraftHere,
  pricePanel,
  readAgreement,
} from '../kit/booking-page.ts';
import { openBrowser } from '../kit/browser.ts';
import { phonesFrom, sha256 } from '../kit/browser-client.ts';
import { FULL } from '../kit/full.ts';
import { mouseOf } from '../kit/hands.ts';
import { countOrders, quoteOf, wholeForm } from '../kit/place-order.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { clientHeaders } from '../kit/server.ts';
import { shownValue } from '../kit/shown-chart.ts';
import {
  codeSentTo,
  dialogOf,
  openContext,
  PASSWORD,
  saidAloud,
  signInButton,
  signInByPassword,
  tokenOf,
} from '../kit/sign-in-page.ts';
import { leafOf, type Subject, walkModel } from '../kit/walk-model.ts';
import { allNodes } from '../kit/xstate-internals.ts';
import { bookingModel } from '../models/booking.model.ts';

const ORDER = '/shippingFcl/addOrder';
const PLACED = 'open.placed.leaving';
/** Two boxes of methanol. */
const ASKED = ['$2,300.00', '¥3,390.00'];
/** As the server words it. */
const NO_SPACE = '舱位不足';
/** States of the chart where nobody ever finds themselves in the site. */
const UNSEEN: Readonly<Record<string, string>> = {
  'choosing.removing': 'lasts as long as one call; tests/browser/own-drafts.test.ts removes a draft',
  'open.handingOver': 'lasts a third of a second; tests/browser/own-drafts.test.ts asks for the list',
  'open.placed.told': 'the page of the order comes first; tests/browser/booking-faults.test.ts holds it back',
  'open.agreeing.choosing': 'decides at once which text comes next, and is left in the same step',
};

const newPhone = phonesFrom('132');
let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page | undefined;
/** Who books, until the protocol is agreed to: that happens once to anybody. */
let person: { phone: string; form: FclForm } | null = null;

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openBrowser()]);
  context = await openContext(browser);
  await context.clock.install();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function newPerson() {
  const phone = newPhone();
  await context.clearCookies();
  const post = async (name: 'register' | 'sendSms', data: object) => {
    const answer = await context.request.post(site.address + table[name].path, { data, headers: clientHeaders });
    return ((await answer.json()) as { data: { token: string } }).data;
  };
  await post('sendSms', { phone, userSource: 'echem', messageType: 'user_sign' });
  const code = codeSentTo(site, phone, 'user_sign');
  const { token } = await post('register', { phone, code, password: sha256(PASSWORD), userSource: 'echem' });
  await context.addCookies([{ name: 'access_token', value: token, url: site.address }]);
  return { phone, form: { ...(await wholeForm(context, site.address)), agree: false, truth: false } };
}

type Answer = (route: Route) => Promise<void>;

interface Way {
  /** Whoever asks waits. */
  hold(): void;
  /** Whoever waits and whoever asks from now on is answered so. */
  pass(answer?: Answer): void;
}

const fails: Answer = (route) => route.fulfill({ status: 500, body: '' });
const hasNoSpace: Answer = (route) => route.fulfill({ json: { code: CODE.noSpace, message: NO_SPACE, data: null } });

/** The calls of one kind, held and answered as the walk goes; the way itself is never taken back. */
async function wayOf(on: Page, pattern: string): Promise<Way> {
  const through: Answer = (route) => route.continue();
  let answer = through;
  let open: () => void = () => undefined;
  let opened = Promise.resolve();
  await on.route(pattern, async (route) => {
    await opened;
    await answer(route);
  });
  return {
    hold() {
      open();
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    pass(next = through) {
      answer = next;
      open();
      opened = Promise.resolve();
    },
  };
}

async function openWays(on: Page) {
  const [prices, quote, agreement, record, orders, save] = await Promise.all(
    [
      '**/api-item/price/selling*',
      '**/api-ecommerce/quote',
      '**/api-ecommerce/charge-agreement/query*',
      `**${table.agreeProtocol.path}*`,
      '**/api-ecommerce/orders',
      '**/api-ecommerce/drafts/save',
    ].map((pattern) => wayOf(on, pattern)),
  );
  return { prices, quote, agreement, record, orders, save } as Record<
    'agreement' | 'orders' | 'prices' | 'quote' | 'record' | 'save',
    Way
  >;
}

function createSubject(): Subject {
  let ways: Awaited<ReturnType<typeof openWays>>;
  let typed = '';
  let draftKey = '';
  let on: Page;
  let phone = '';
  let form: FclForm;
  const hand = () => mouseOf(on);
  const services = () => on.getByRole('form', { name: words.steps.services ?? '' });
  const confirmation = () => on.getByRole('form', { name: words.steps.confirm ?? '' });
  const press = (name: string) => buttonOf(on, name).click();
  const says = (text: string) => on.locator('main').getByText(text).first().waitFor();
  const remark = () => on.getByRole('textbox', { name: fieldLabel('remark') });
  const tick = (path: string) => on.getByRole('checkbox', { name: fieldLabel(path) });
  const changed = () => on.getByRole('dialog', { name: words.price.changed });
  const text = (title: string) => on.getByRole('dialog', { name: title });
  const signedOut = async () => {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = {
      ...clientHeaders,
      authorization: await tokenOf(context),
      cookie,
      'content-type': 'application/json',
    };
    const answer = await fetch(site.address + table.logout.path, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(200);
  };
  /** The page's clock goes on while it is asked to stop: where it has passed the moment, a later one is named. */
  const stopClock = async (ahead = 100): Promise<void> => {
    const now = await on.evaluate(() => Date.now());
    await context.clock.pauseAt(now + ahead).catch((error: Error) => {
      if (ahead > 5_000 || !error.message.includes('to the past')) throw error;
      return stopClock(ahead * 4);
    });
  };
  const askForPrice = async (press: () => Promise<void>) => {
    ways.quote.hold();
    await press();
  };
  const goToPrice = () => askForPrice(() => goOn(on, hand(), 'confirm'));
  const nothingIsLost = async () => {
    await services().waitFor();
    await expect.poll(() => remark().inputValue()).toBe(typed);
    await expect.poll(() => bookingField(on, 'contactPhone').inputValue()).toBe(form.contactPhone);
  };
  /** Nobody is signed in: what the owner typed is kept, and not shown. */
  const isHidden = async () => {
    await expect.poll(() => on.getByText(words.restored).count()).toBe(0);
    expect(await on.locator('main').innerText()).not.toContain(form.contactPhone);
    expect(await on.evaluate((key) => localStorage.getItem(key), draftKey)).toContain(form.contactPhone);
  };
  const isConfirming = async () => {
    await confirmation().waitFor();
    await expect.poll(() => buttonOf(on, words.submit).isEnabled()).toBe(true);
    expect(await on.getByRole('region', { name: words.confirm.sheet }).innerText()).toContain(form.contactPhone);
  };
  const isToldOfThePhone = async () => {
    await services().waitFor();
    await on
      .getByRole('alert')
      .filter({ hasText: words.faults(1) })
      .locator('a[href="#field-contactPhone"]')
      .waitFor();
  };
  const isSignedOut = async () => {
    await dialogOf(on).waitFor();
    await on.keyboard.press('Escape');
    await dialogOf(on).waitFor({ state: 'detached' });
    await signInButton(on).waitFor();
    await isHidden();
  };
  const isBusy = () => on.locator('button[form] .busy-mark').filter({ visible: true }).waitFor();
  const keptHere = () =>
    on.evaluate((key) => {
      const { form: kept, mark } = JSON.parse(localStorage.getItem(key) ?? '{}');
      return mark === null ? '' : kept?.remark;
    }, draftKey);
  const writePhone = () => bookingField(on, 'contactPhone').fill(form.contactPhone);
  return {
    stands: (chart) =>
      expect
        .poll(async () => {
          const value = await shownValue(on, bookingMachine.id);
          return value === null ? PLACED : leafOf(value);
        })
        .toBe(chart),
    gestures: {
      'open it': async () => {
        ways.prices.hold();
        await on.goto(`${site.address}${ORDER}?step=services`);
      },
      'open it for other boxes': async () => {
        const { priceId, orgPortCode: from, dstPortCode: to } = form;
        const asked = new URLSearchParams({
          priceId,
          from,
          to,
          danger: 'Y',
          ctn: '20GP*9',
          un: '1230',
          step: 'services',
        });
        await on.goto(`${site.address}${ORDER}?${asked}`);
      },
      'take the draft': () =>
        on.getByRole('region', { name: words.drafts.title }).getByRole('button', { name: words.drafts.useOwn }).click(),
      'copy an order that is not theirs': async () => {
        await on.evaluate(() => localStorage.clear());
        await on.goto(`${site.address}${ORDER}?copy=FCL00010100001`);
      },
      'it opens': () => ways.prices.pass(),
      'it does not open': () => ways.prices.pass(fails),
      'try to open it again': async () => {
        ways.prices.pass();
        await on.locator('main').getByRole('button', { name: KIT.retry }).click();
      },
      type: async () => {
        await stopClock();
        typed += '小心轻放。';
        await remark().fill(typed);
      },
      stop: () => on.clock.resume(),
      'stop, the draft is not taken': async () => {
        ways.save.pass(fails);
        await on.clock.resume();
      },
      'save it again': async () => {
        ways.save.pass();
        await press(KIT.retry);
      },
      'stop, the session is over': async () => {
        await signedOut();
        await on.clock.resume();
        await saidAloud(on, sessionActions.expired);
      },
      'sign in': async () => {
        await signInByPassword(on, hand(), { phone, password: PASSWORD });
        await saidAloud(on, sessionToasts.signedIn);
        // Within a minute the site would not reload again.
        await on.clock.fastForward(RELOAD_GUARD_MS);
      },
      'empty the phone and go on': async () => {
        await bookingField(on, 'contactPhone').fill('');
        await goOn(on, hand(), 'confirm');
      },
      'write the phone and go on': async () => {
        await writePhone();
        await goToPrice();
      },
      'go on': goToPrice,
      'the price comes': () => ways.quote.pass(),
      'the space is gone': () => ways.quote.pass(hasNoSpace),
      'go back to mend it': async () => {
        ways.quote.pass();
        await press(words.mend);
      },
      'ask again': () => askForPrice(() => press(words.trouble.refused.retry)),
      'order unticked': () => press(words.submit),
      tick: async () => {
        await tick('agree').check();
        await stopClock();
        await tick('truth').check();
      },
      'go back': () => press(words.back(words.steps.services ?? '')),
      'go back and on, the price has risen': async () => {
        await press(words.back(words.steps.services ?? ''));
        await services().waitFor();
        ways.quote.pass(async (route) => {
          const answer = await route.fetch();
          const { data, ...rest } = await answer.json();
          const totals = data.totals.map((total: object) => ({ ...total, amount: '9999.00' }));
          await route.fulfill({ response: answer, json: { ...rest, data: { ...data, totals } } });
        });
        await goOn(on, hand(), 'confirm');
      },
      'take the new price': async () => {
        ways.quote.pass();
        await changed().getByRole('button', { name: words.price.accept }).click();
      },
      'leave it': async () => {
        ways.quote.pass();
        await changed().getByRole('button', { name: words.price.decline }).click();
      },
      'wait until the price is over': () => on.clock.fastForward(QUOTE_VALID_MS),
      'ask for the price again': () => askForPrice(() => press(words.trouble.lapsed.retry)),
      order: async () => {
        await on.clock.resume();
        ways.agreement.hold();
        await press(words.submit);
      },
      'they come': () => ways.agreement.pass(),
      'they do not come': () => ways.agreement.pass(fails),
      'ask for them again': async () => {
        ways.agreement.hold();
        await press(words.trouble.agreement.retry);
      },
      'rather go back': async () => {
        ways.agreement.pass();
        await press(words.mend);
      },
      'close them unread': () => text(seaFreightCharges.title).getByRole('button', { name: reading.close }).click(),
      'agree to the charges': () => readAgreement(on, hand()),
      'agree to the protocol': async () => {
        ways.record.hold();
        await readAgreement(on, hand());
      },
      'it is recorded': () => {
        person = null;
        ways.orders.hold();
        ways.record.pass();
      },
      'it is not recorded': () => ways.record.pass(fails),
      'read it again': () => press(words.trouble.agreement.retry),
      'the order is taken': () => ways.orders.pass(),
      'there is no space by now': () => ways.orders.pass(hasNoSpace),
      'mend it and go on': async () => {
        await press(words.mend);
        await goToConfirm(on, hand());
      },
      'the price has risen by now': async () => {
        const customs = { wanted: true, mode: 'ENTRUST' as const };
        const dearer = { ...form, services: { ...form.services, customs } };
        const quoteId = await quoteOf(context, site.address, dearer);
        ways.orders.pass((route) =>
          route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), quoteId }) }),
        );
      },
      'agree to it': () => changed().getByRole('button', { name: words.price.accept }).click(),
      'the session is over by now': async () => {
        await signedOut();
        await stopClock();
        ways.orders.pass();
      },
      'see the page come back': async () => {
        await on.clock.resume();
        await saidAloud(on, sessionActions.expired);
      },
      'the network is away': async () => {
        await context.setOffline(true);
        ways.orders.pass((route) => route.abort('internetdisconnected'));
      },
      'the network is back': async () => {
        ways.orders.hold();
        await context.setOffline(false);
      },
      'the answer is lost': () =>
        ways.orders.pass(async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        }),
      'reload it': async () => {
        await on.reload();
      },
      'send it again': async () => {
        ways.orders.pass();
        await press(words.trouble.unanswered.retry);
      },
      'the server finds the phone wrong': () =>
        ways.orders.pass((route) => {
          const sent = route.request().postDataJSON();
          return route.continue({ postData: JSON.stringify({ ...sent, form: { ...sent.form, contactPhone: '123' } }) });
        }),
      'mend the phone and go on': async () => {
        await bookingField(on, 'contactPhone').fill('13800138002');
        form = { ...form, contactPhone: '13800138002' };
        await goToConfirm(on, hand());
      },
      'order again': async () => {
        ways.orders.hold();
        await press(words.submit);
      },
    },
    checks: {
      'before the form': async () => {
        await page?.close();
        await context.setOffline(false);
        await context.clock.resume();
        if (person === null || (await tokenOf(context)) === '') person = await newPerson();
        ({ phone, form } = person);
        on = page = await context.newPage();
        ways = await openWays(on);
        await on.goto(`${site.address}/healthz`);
        draftKey = await keepDraftHere(on, site.address, form);
      },
      'asked which to go on with': () => says(words.drafts.chosenLead),
      'told there is no such order': () =>
        on.getByRole('heading', { name: withheld.reasons.unknownOrder.title }).waitFor(),
      'waiting for the form': () => on.getByRole('status').filter({ hasText: words.opening }).waitFor(),
      'told it did not open': () => on.locator('main').getByRole('button', { name: KIT.retry }).waitFor(),
      'at the form': async () => {
        await nothingIsLost();
        await expectAmounts(pricePanel(on).locator('dl'), ASKED);
      },
      typing: async () => {
        expect(await remark().inputValue()).toBe(typed);
        expect(await keptHere()).not.toBe(typed);
      },
      'told the draft is kept': async () => {
        await says(words.draft.saved);
        await expect.poll(keptHere).toBe(typed);
      },
      'told the draft is here alone': async () => {
        await says(words.draft.unsaved);
        await nothingIsLost();
      },
      'signed out at the form': isSignedOut,
      'told of the phone': isToldOfThePhone,
      'waiting for the price': isBusy,
      'told why not': async () => {
        await says(words.trouble.refused.title);
        await says(NO_SPACE);
      },
      confirming: isConfirming,
      'confirming the new price': async () => {
        await isConfirming();
        await expectAmounts(pricePanel(on).locator('dl'), ['$9,999.00', '¥9,999.00']);
      },
      'told to tick': () =>
        on
          .getByRole('alert')
          .filter({ hasText: words.faults(2) })
          .waitFor(),
      'told it is over': () => says(words.trouble.lapsed.title),
      'before both prices': async () => {
        await changed().getByText(words.price.was).waitFor();
        expect((await changed().textContent())?.replace(/\s/g, '')).toMatch(/2,300\.00.*9,999\.00/);
      },
      ticking: async () => expect(await tick('truth').isChecked()).toBe(true),
      'confirming, ticked': async () => {
        await isConfirming();
        expect([await tick('agree').isChecked(), await tick('truth').isChecked()]).toEqual([true, true]);
      },
      'waiting for the charges': isBusy,
      'told they did not come': () => says(words.trouble.agreement.title),
      'reading the charges': () => text(seaFreightCharges.title).waitFor(),
      'reading the protocol': () => text(dangerousGoodsProtocol.title).waitFor(),
      'waiting for the record': isBusy,
      'told it is not recorded': () => says(words.trouble.agreement.title),
      'waiting for the answer': isBusy,
      'told there is no space': async () => {
        await says(words.trouble.refused.title);
        await says(NO_SPACE);
      },
      'before the price of the order': async () => {
        await changed().getByText(words.price.was).waitFor();
        expect((await changed().textContent())?.replace(/\s/g, '')).toContain('¥3,740.00');
      },
      'told of the phone by the server': isToldOfThePhone,
      'confirming again': isConfirming,
      'told it waits for the network': () => says(words.trouble.offline.title),
      'told nobody answered': () => says(words.trouble.unanswered.title),
      'told nobody answered after a reload': () => says(words.trouble.unanswered.title),
      'asked to sign in': () => says(words.trouble.signedOut.title),
      'signed out with the order': isSignedOut,
      ordered: async () => {
        await on.getByRole('heading', { name: orderSuccess.title, includeHidden: true }).waitFor();
        expect(on.url()).toMatch(/orderNo=FCL\d{11}/);
        expect(await countOrders(context, site.address)).toBe(1);
      },
    },
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
