import axe from 'axe-core';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPath, routes } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { booking } from '#src/ui/copy/booking/words.ts';
import { head } from '#src/ui/copy/head.ts';
import { notFound } from '#src/ui/copy/not-found.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import { isFile, linkError, linksOf, patternOf } from '../kit/crawl.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { placeOneOfEach } from '../kit/orders-of-all.ts';
import { auditInView, keepTheme, setTheme, shiftsIn, sidewaysAt, type Theme, watchShifts } from '../kit/page-checks.ts';
import { isSameRecord, recordIds, routeAddresses } from '../kit/route-addresses.ts';
import { searchAddresses } from '../kit/search-addresses.ts';
import { type ServedSite, serveSite, sharedSite } from '../kit/served-site.ts';
import { visit } from '../kit/settled.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

// One pass over every page, with one list of checks. Four widths, both themes at each, text of twice the size, every
// link followed and every button pressed are in the files named *.prove.test.ts.
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const OWN_CHARACTERS = 200;

/** A page is opened at one of the two widths by day, then looked at in the other by night; pages take turns. */
const looksOf = (turn: number): readonly { size: typeof PHONE; theme: Theme }[] => {
  const [first, second] = turn % 2 === 1 ? ([DESKTOP, PHONE] as const) : ([PHONE, DESKTOP] as const);
  return [
    { size: first, theme: 'light' },
    { size: second, theme: 'dark' },
  ];
};

let browser: Browser;

beforeAll(async () => {
  browser = await openSparingBrowser();
});

afterAll(() => browser?.close());

/** One tab for many pages, and what each of them has written to the console and asked for. */
class Visitor {
  private readonly console: string[] = [];
  private readonly calls: string[] = [];
  private readonly titles = new Map<string, string>();
  private readonly texts = new Map<string, string>();
  private readonly statuses = new Map<string, Promise<number>>();

  private constructor(
    private readonly site: string,
    private readonly page: Page,
  ) {
    page.on('console', (message) => this.console.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', ({ message }) => this.console.push(`thrown: ${message}`));
    page.on('request', (request) => {
      const path = request.url().slice(site.length);
      if (path.startsWith('/api-')) this.calls.push(`${request.method()} ${path} ${request.postData() ?? ''}`);
    });
  }

  static async create(site: string, context: BrowserContext): Promise<Visitor> {
    await context.addInitScript({ content: `${keepTheme('light')}${watchShifts}${axe.source}` });
    return new Visitor(site, await context.newPage());
  }

  /** The failed checks of a page; `last` is the element that appears last. */
  async findings(path: string, turn: number, last?: (page: Page) => Locator): Promise<string[]> {
    const { page } = this;
    const looks = looksOf(turn);
    this.console.length = 0;
    this.calls.length = 0;
    await page.setViewportSize(looks[0]!.size);
    const answer = await visit(page, this.site + path);
    if (last !== undefined) {
      // The user's own content replaces the first content.
      await page.waitForLoadState('networkidle');
      await last(page).waitFor();
    }
    const found = answer?.status() === 200 ? [] : [`status ${answer?.status()}`];
    found.push(...(await shiftsIn(page)), ...this.repeatedCalls());
    found.push(...(await this.textErrors(path)), ...(await this.linkErrors()));
    for (const { size, theme } of looks) {
      const { width } = size;
      await page.setViewportSize(size);
      await setTheme(page, theme);
      found.push(...(await sidewaysAt(page, width)), ...(await auditInView(page, `${width}, ${theme}`)));
    }
    return [...found, ...this.console];
  }

  /** Calls that were sent more than once. */
  private repeatedCalls(): string[] {
    return this.calls.filter((call, at) => this.calls.indexOf(call) !== at).map((call) => `asked again: ${call}`);
  }

  /** A title, a heading and a text that no other page has. */
  private async textErrors(path: string): Promise<string[]> {
    const { page, titles, texts } = this;
    const found: string[] = [];
    const title = await page.title();
    const headings = (await page.locator('h1').allInnerTexts()).map((text) => text.trim());
    const mains = await page.locator('main').allInnerTexts();
    const own = (mains[0] ?? '').replace(/\s/g, '');
    if (title === '' || title === head.title(notFound.title)) found.push(`the title is ${title}`);
    if (headings.length !== 1 || headings[0] === '') found.push(`the headings are ${headings.join(' | ')}`);
    if (mains.length !== 1) found.push(`${mains.length} main elements`);
    if (path.startsWith(USER_CENTRE_PATH) || path.includes('?')) return found;
    if (own.length < OWN_CHARACTERS) found.push(`${own.length} characters`);
    for (const [known, text, name] of [
      [titles, title, 'title'],
      [texts, own, 'text'],
    ] as const) {
      const other = known.get(text);
      if (other !== undefined && other !== path && !isSameRecord(path, other)) found.push(`the ${name} of ${other}`);
      known.set(text, path);
    }
    return found;
  }

  /** Every link has a name and leads to a page, of each kind of page one that is there. */
  private async linkErrors(): Promise<string[]> {
    const found: string[] = [];
    for (const link of await linksOf(this.page)) {
      const error = linkError(link, this.site) ?? (await this.answerError(link.address));
      if (error !== null) found.push(`the link ${link.name} to ${link.href} ${error}`);
    }
    return found;
  }

  private async answerError(address: string): Promise<string | null> {
    const { origin, pathname } = new URL(address);
    if (origin !== this.site) return null;
    const kind = isFile(pathname) ? pathname : patternOf(address, true);
    const status = this.statuses.get(kind) ?? this.page.request.get(address).then((answer) => answer.status());
    this.statuses.set(kind, status);
    return (await status) === 200 ? null : `is answered with ${await status}`;
  }
}

describe('who is signed out', () => {
  let visitor: Visitor;
  let addresses: string[];

  beforeAll(async () => {
    const { address } = sharedSite();
    addresses = routeAddresses(await recordIds(address));
    visitor = await Visitor.create(address, await openContext(browser, { reducedMotion: 'reduce' }));
  });

  /** The records of the addresses are only known once the site answers. */
  const patterns = routeAddresses(Object.fromEntries(routes.map(({ name }) => [name, ':id'])));

  test.for(patterns.map((pattern, turn) => [pattern, turn] as const))(
    '[2.1][2.2][2.3][2.4][1.1] %s answers with a title, a heading, a text and links of its own, stays still and inside the window; axe and the console have nothing to say',
    async ([, turn]) => {
      const path = addresses[turn]!;
      expect(await visitor.findings(path, turn)).toEqual([]);
    },
  );
});

describe('who searches', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await Visitor.create(sharedSite().address, await openContext(browser, { reducedMotion: 'reduce' }));
  });

  const foundRow = (page: Page) =>
    page
      .locator('[data-asked]')
      .getByText(/UN 1\d{3}/)
      .filter({ visible: true })
      .first();

  test.for(searchAddresses.map((address, turn) => [address, turn] as const))(
    '[3.5][1.1] %s passes the same checks',
    async ([address, turn]) => {
      expect(await visitor.findings(address, turn, foundRow)).toEqual([]);
    },
  );
});

describe('who is signed in', () => {
  let site: ServedSite;
  let visitor: Visitor;
  let placed: Awaited<ReturnType<typeof placeOneOfEach>>;

  beforeAll(async () => {
    site = await serveSite();
    const { context, page } = await openSignedIn(browser, site, VERIFIED);
    placed = await placeOneOfEach(context, site.address);
    await page.close();
    visitor = await Visitor.create(site.address, context);
  }, 240_000);

  afterAll(() => site?.stop());

  const room = (query: string) => `${USER_CENTRE_PATH}?redirect=${query}`;
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const price = (page: Page) =>
    page.getByRole('region', { name: booking.price.title, exact: true }).last().locator('dl');
  const afterOrder = (name: string, service: keyof typeof placed) => ({
    name: `[2.3] the page after an order of ${service}`,
    address: () => `${routes.find((route) => route.name === name)?.path}?orderNo=${placed[service]}`,
  });

  const pages: readonly { name: string; address: () => string; last?: (page: Page) => Locator }[] = [
    ...['workplace', 'order', 'enquiry', 'verification', 'account', 'invoice', 'contract', 'members'].map((name) => ({
      name: `[2.14] the room ${name}`,
      address: () => room(name),
      last: heading,
    })),
    ...(['fcl', 'cfs', 'domestic'] as const).flatMap((service) => [
      {
        name: `[1.12] the order of ${service}`,
        address: () => room(`order&orderNo=${placed[service]}`),
        last: heading,
      },
      {
        name: `[4.31] the order page of ${service}`,
        address: () => `${orderPath(service)}?copy=${placed[service]}`,
        last: price,
      },
    ]),
    afterOrder('shippingFclSuccess', 'fcl'),
    afterOrder('shippingLclSuccess', 'lcl'),
    afterOrder('builtInSuccess', 'cfs'),
    afterOrder('dgdeskSuccess', 'dgdesk'),
  ];

  test.for(pages.map((page, turn) => ({ ...page, turn })))('[1.1] $name passes the same checks', async (page) => {
    expect(await visitor.findings(page.address(), page.turn, page.last)).toEqual([]);
  });
});
