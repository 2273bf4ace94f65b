import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk } from '#copy/dg-desk/page.ts';
import { NAME_CN_MOST, NAME_EN_MOST } from '#domain/booking/goods-line.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { clickNext, openDraft } from '../kit/booking-page.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { mouseOf } from '../kit/hands.ts';
import { callerOf, wholeForm } from '../kit/order-calls.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';
import { unList } from '../kit/un-entries.ts';

const NUMBERS = 200;
const SEED = 20_261_130;
const SIX_MINUTES = 360_000;

/** The same numbers each time, in the order of a fixed shuffle. */
function pickNumbers(): UnEntry[] {
  let state = SEED;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return unList
    .map((entry) => ({ entry, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, NUMBERS)
    .map(({ entry }) => entry);
}

const picked = pickNumbers();

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), openSparingBrowser()]);
  ({ context, page } = await openSignedIn(browser, site, VERIFIED, { viewport: { width: 1280, height: 900 } }));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(`thrown: ${message}`));
});

afterAll(async () => {
  await context?.close();
  await browser?.close();
  await site?.stop();
});

test(
  `[2.1][2.2] each of ${NUMBERS} random numbers is found first, and its sheet opens`,
  async () => {
    const deadEnds: string[] = [];
    await page.goto(`${site.address}/dgdesk`);
    const box = page.getByRole('combobox', { name: dangerousDesk.search });
    for (const { unNo, nameCn } of picked) {
      await box.fill(unNo);
      await page.getByRole('button', { name: dangerousDesk.go, exact: true }).click();
      await page.waitForURL((address) => address.searchParams.get('keyword') === unNo);
      const found = page.locator('main').getByRole('link', { name: /^UN \d{4}/ });
      await found.filter({ hasText: unNo }).first().waitFor();
      const first = (await found.first().innerText()).trim();
      if (!first.startsWith(dangerousLookup.title(unNo))) deadEnds.push(`${unNo}: ${first} is first`);
      await found.filter({ hasText: unNo }).first().click();
      const sheet = page.getByRole('region', { name: dangerousLookup.title(unNo), exact: true });
      await sheet.waitFor();
      if (!(await sheet.innerText()).includes(nameCn)) deadEnds.push(`${unNo}: no ${nameCn} in the sheet`);
      await page.goBack();
      await box.waitFor();
    }
    expect(deadEnds).toEqual([]);
    expect(complaints).toEqual([]);
  },
  SIX_MINUTES,
);

interface Shown {
  unNo: string;
  psnEn: string;
  psnCn: string;
  dgClass: string;
  /** Empty where the form does not ask for one. */
  groups: string[];
  hasTechnicalName: boolean;
  /** Messages of the class and name fields. */
  text: string;
  status: string;
}

/** Current values of the first goods line. */
const readForm = (): Promise<Shown> =>
  page.evaluate(() => {
    const box = (key: string) => document.querySelector(`#field-cargo-0-dg-${key}`);
    const value = (key: string) =>
      box(key)?.querySelector<HTMLInputElement>('input, select, textarea')?.value.trim() ?? '';
    const groups = [...(box('packingGroup')?.querySelectorAll('option') ?? [])].map((one) => one.value);
    const texts = ['unNo', 'psnEn', 'dgClass', 'subRisk1', 'subRisk2', 'packingGroup'].map(
      (key) => box(key)?.textContent ?? '',
    );
    return {
      ...{ unNo: value('unNo'), psnEn: value('psnEn'), psnCn: value('psnCn'), dgClass: value('dgClass') },
      groups: groups.filter((one) => one !== ''),
      hasTechnicalName: box('technicalName') !== null,
      text: texts.join(' '),
      status: [...document.querySelectorAll('form [role=status]')].map((one) => one.textContent ?? '').join(' '),
    };
  });

const within = (name: string, most: number) => (name.length <= most ? name : '');

/** SP 274 and 318 ask for the technical name in brackets. */
const asksTechnicalName = ({ rows }: UnEntry) =>
  rows.some(({ specialProvisions }) => specialProvisions?.some((one) => one === '274' || one === '318'));

const isFilled = ({ unNo, psnEn, psnCn, dgClass, status }: Shown, entry: UnEntry) =>
  unNo === entry.unNo &&
  psnEn === within(entry.nameEn, NAME_EN_MOST) &&
  psnCn === within(entry.nameCn, NAME_CN_MOST) &&
  dgClass === entry.mainClass &&
  !status.includes(dangerousLookup.listed.reading(entry.unNo));

/** Required fields that the form fails to ask for a number. */
const unasked = (entry: UnEntry, { groups, psnEn, hasTechnicalName }: Shown): string[] => [
  ...(entry.packingGroups.every((group) => groups.includes(group)) ? [] : [`${entry.unNo}: a packing group`]),
  ...(asksTechnicalName(entry) && psnEn !== '' && !hasTechnicalName ? [`${entry.unNo}: a technical name`] : []),
];

/** Goods that the form's price covers. */
interface Terms {
  dgClasses: string[];
  carrierRefuses: string[];
  refusedClasses?: string[];
}

/** A sentence that refuses goods names what to do instead. */
const NEXT_STEP = /请[^请]*(?:询价|换)/u;

test(
  `[4.6][2.2] the order of full boxes takes each of ${NUMBERS} random numbers, or says where it may be ordered`,
  async () => {
    const form = await wholeForm(context, site.address);
    const call = callerOf(context, site.address);
    const { items } = (await call('/api-item/price/selling', {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y', priceIds: [form.priceId] },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
    })) as { items: Terms[] };
    const { dgClasses, carrierRefuses, refusedClasses = carrierRefuses } = items[0]!;
    await openDraft(page, site.address, form, 'cargo');
    const number = page.locator('#field-cargo-0-dg-unNo input');
    const deadEnds: string[] = [];
    complaints.length = 0;
    for (const entry of picked) {
      const classes = [entry.mainClass, ...entry.subsidiaryClasses];
      let shown = await readForm();
      const until = (isSo: (now: Shown) => boolean) =>
        expect
          .poll(
            async () => {
              shown = await readForm();
              return isSo(shown);
            },
            { timeout: 5_000, interval: 50 },
          )
          .toBe(true)
          .catch(() => deadEnds.push(`${entry.unNo} ${classes.join()}: ${JSON.stringify(shown)}`));
      await number.fill(entry.unNo);
      await until((now) => isFilled(now, entry));
      deadEnds.push(...unasked(entry, shown));
      const isTaken = classes.every((one) => listsClass(dgClasses, one) && !listsClass(refusedClasses, one));
      if (isTaken) continue;
      await clickNext(page, mouseOf(page), 'services');
      await until(({ text }) => NEXT_STEP.test(text));
    }
    expect(deadEnds).toEqual([]);
    expect(complaints).toEqual([]);
  },
  SIX_MINUTES,
);
