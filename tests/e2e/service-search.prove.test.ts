import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { qualifications } from '#copy/content/help.ts';
import { enquiry } from '#copy/enquiry/all-services.ts';
import { homeMarket } from '#copy/home/page.ts';
import { KIT } from '#copy/kit.ts';
import { page as lclPage } from '#copy/lcl/search.ts';
import { siteCopy } from '#copy/replies.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch, quickServices, serviceSearch } from '#copy/search/services.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { PERSON } from '../kit/demo-people.ts';
import { renderedByBrowser, sharedSite } from '../kit/served-site.ts';
import { openSignedIn } from '../kit/sign-in-page.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

const ASKED = new URLSearchParams({
  orgPort: '别名',
  orgPortCode: 'CNSHA',
  dstPort: '鹿特丹',
  dstPortCode: 'NLRTM',
  unNo: '1230',
  volume: '2.36',
  weight: '1850',
}).toString();

async function open(path: string, prepare?: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const pageMessages: string[] = [];
  page.on('console', (message) => pageMessages.push(`${message.type()}: ${message.text()}`));
  await prepare?.(page);
  await page.goto(`${site.address}${path}`);
  return { page, pageMessages };
}

const asked = (page: Page, service: string) => page.getByRole('search', { name: serviceSearch.title(service) });
const foot = (page: Page) => page.getByRole('region', { name: serviceSearch.foot });
const unfold = (page: Page) => page.getByRole('button', { name: search.change }).click();

describe('the search of a service on its own page', () => {
  test('[3.5] says what the address asks in words, changes with the card, and leads on with it', async () => {
    const { page, pageMessages } = await open(`/shippingLcl?${ASKED}`);
    const terms = asked(page, '拼箱');
    await terms.getByText('上海', { exact: false }).first().waitFor();
    await terms.getByText('UN 1230').first().waitFor();
    await terms.getByText('2.36 m³，1,850 kg').waitFor();
    await terms.getByText('2.36 吨，按体积').first().waitFor();
    await unfold(page);
    expect(await terms.getByText('别名').count()).toBe(0);
    // A number stands ungrouped while it is edited.
    await page.getByLabel(quickSearch.weight).focus();
    await page.getByLabel(quickSearch.weight).fill('2480');
    await page.waitForURL(/weight=2480/);
    await terms.getByText('2.48 吨，按重量').waitFor();
    const link = await foot(page).getByRole('link', { name: serviceSearch.link }).getAttribute('href');
    const again = await open(link ?? '');
    await asked(again.page, '拼箱').getByText('2.48 吨，按重量').first().waitFor();
    await again.page.close();
    await foot(page).getByRole('link', { name: serviceSearch.links.lcl[0].label }).click();
    await page.waitForURL(/\/brand\/consolidation\?.*weight=2480/);
    await page.getByRole('combobox', { name: quickSearch.kinds.port.origin }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: quickSearch.kinds.port.origin }).inputValue())
      .toBe('上海');
    expect(pageMessages).toEqual([]);
    await page.close();
  });

  test('[3.16] what is ordered opens with the search it was led to from, and leads back to change it', async () => {
    const { context, page } = await openSignedIn(browser, site, PERSON);
    for (const [path, query, list, name] of [
      ['/warehouse', 'orgPort=x&orgPortCode=310000', '/warehouseing', '上海'],
    ] as const) {
      await page.goto(`${site.address}${path}?${query}`);
      const terms = page.getByRole('region', { name: serviceSearch.carried });
      await terms.getByText(name).waitFor();
      await terms.getByRole('link', { name: serviceSearch.change }).click();
      await page.waitForURL(new RegExp(`${list}\\?.*orgPortCode=`));
      await asked(page, quickServices.find((one) => one.list === list)?.label ?? '')
        .getByText(name)
        .first()
        .waitFor();
      await page.goto(`${site.address}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('region', { name: serviceSearch.carried }).count(), path).toBe(0);
    }
    await context.close();
  });

  test('[3.5] names a place that is not on the list, and asks for it to be chosen again', async () => {
    const { page } = await open('/airLift?orgPort=x&orgPortCode=PVG&dstPort=y&dstPortCode=ZZZ');
    await asked(page, '空运').getByText(serviceSearch.unknown('ZZZ')).waitFor();
    await page.close();
  });

  test('[1.2] the list of places does not come: the card says so, the page stands', async () => {
    const { page } = await open(`/shippingLcl?${ASKED}`, async (one) => {
      await one.route('**/api-cms/city-page*', (route) => route.fulfill({ status: 500, body: '' }));
    });
    await unfold(page);
    await page.getByText(quickSearch.kinds.port.placesFailed).waitFor();
    await page.getByRole('heading', { name: lclPage.sections[0]?.heading ?? '' }).waitFor();
    await asked(page, '拼箱').getByText('2.36 吨，按体积').first().waitFor();
    await page.close();
  });
});

/** Options of the open list, without those of select elements. */
const offered = (page: Page, named: { name?: RegExp } = {}) => page.getByRole('listbox').getByRole('option', named);

describe('the list of places', () => {
  test.each([
    ['/', quickSearch.kinds.port.origin],
    ['/shippingLcl', quickSearch.kinds.port.origin],
    ['/enquiryFcl', enquiry.fields.orgPortCode ?? ''],
    ['/shippingFcl', search.origin],
  ])('[3.5] %s offers what is much asked for first and finds 上海港, which is 上海', async (path, label) => {
    const { page, pageMessages } = await open(path);
    const field = page.getByRole('combobox', { name: label });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('listbox').getByText(search.hot, { exact: true }).isVisible()).toBe(true);
    await page.keyboard.type('上海港');
    await expect.poll(() => offered(page).allInnerTexts()).toEqual([expect.stringContaining('CNSHA')]);
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('上海');
    expect(pageMessages).toEqual([]);
    await page.close();
  });

  test('[3.5] what was chosen on one page comes first on the others, and writing there takes nothing of it away', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const firstOffered = async (path: string, label: string) => {
      await page.goto(site.address + path);
      await page.getByRole('combobox', { name: label }).focus();
      await page.keyboard.press('ArrowDown');
      await page.getByText(KIT.place.recent, { exact: true }).waitFor();
      return offered(page).first().innerText();
    };
    await page.goto(`${site.address}/shippingFcl`);
    await page.getByRole('combobox', { name: search.origin }).focus();
    await page.keyboard.type('qingdao');
    await offered(page, { name: /CNTAO/ }).click();
    expect(await firstOffered('/', quickSearch.kinds.port.origin)).toContain('CNTAO');
    await page.keyboard.type('n');
    expect(await firstOffered('/shippingLcl', quickSearch.kinds.port.origin)).toContain('CNTAO');
    expect(await firstOffered('/enquiryFcl', quickSearch.kinds.port.origin)).toContain('CNTAO');
    await page.getByRole('combobox', { name: quickSearch.kinds.port.destination }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText(search.hot, { exact: true }).waitFor();
    await expect.poll(() => offered(page).first().innerText()).not.toContain('CN');
    await page.keyboard.type('漢堡');
    await offered(page, { name: /DEHAM/ }).click();
    expect(await firstOffered('/shippingFcl', search.destination)).toContain('DEHAM');
    await context.close();
  });
});

describe('the home page', () => {
  test('[3.5] measures groupage in the search card and carries it to the page of the service', async () => {
    const { page } = await open('/');
    await page.getByRole('tab', { name: '拼箱' }).click();
    await page.getByLabel(quickSearch.volume).fill('0.4');
    await page.getByLabel(quickSearch.weight).fill('300');
    await page.getByText(quickSearch.charged('1 吨，按最低 1 吨')).waitFor();
    await page.close();
  });

  test('[1.2] shows the orders of the minute while it is looked at', async () => {
    let orders = 0;
    const { page } = await open(renderedByBrowser('/'), async (one) => {
      await one.clock.install();
      await one.route('**/api-platform/statistics*', async (route) => {
        const answer = await (await route.fetch()).json();
        const order = {
          service: 'fcl',
          org: '上海',
          dst: '釜山',
          unNo: '1230',
          dgClass: '3',
          boxes: [],
          company: null,
        };
        const recent = Array.from({ length: orders }, () => ({ ...order, createdAt: answer.data.now }));
        await route.fulfill({ json: { ...answer, data: { ...answer.data, orders, recent } } });
      });
    });
    await page.getByText(homeMarket.figures.lanes).waitFor();
    const title = page.getByRole('heading', { name: homeMarket.recent.title });
    expect(await title.count()).toBe(0);
    orders = 1;
    await page.clock.runFor(61_000);
    await title.waitFor();
    await page.close();
  });

  test.each(['/', '/helpCenter?id=3'])('[2.17d] %s names each licence with its number', async (path) => {
    const { page } = await open(path);
    const block = page.getByRole('region', { name: qualifications.title });
    for (const name of Object.values(qualifications.names)) await block.getByText(name).waitFor();
    await expect.poll(() => block.getByText(siteCopy.demo.number).count()).toBe(3);
    await page.close();
  });
});
