import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchRoute, permissionOf } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { notFound } from '#copy/kit.ts';
import { head, sessionActions } from '#copy/shell.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { openSparingBrowser } from '../kit/browser.ts';
import {
  buttonsOf,
  crawlScript,
  type FoundButton,
  type FoundLink,
  isFile,
  linkError,
  linksOf,
  patternOf,
  pressButton,
  print,
  tell,
  unexplainedButtons,
  workOff,
} from '../kit/crawl.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { sidewaysAt, WIDTHS } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { settle, visit } from '../kit/settled.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

/** How many addresses of one pattern are opened: every kind of page once, and in the full counts more of each, of records above all. */
const timesOf = (address: string) => {
  if (!FULL) return 1;
  return patternOf(address, true).endsWith('/?') ? 2 : 6;
};
/** Milliseconds after which an action counts as hung. */
const LONGEST_MS = 120_000;
const ANCHORS_PER_PAGE = FULL ? 32 : 8;
/** The widths at which a page is measured; the last is the one it is walked at. */
const PAGE_WIDTHS = FULL ? [...WIDTHS.filter((width) => width !== 1280), 1280] : [1280];

let site: ServedSite;
let browser: Browser;
let script: string;

beforeAll(async () => {
  [site, browser, script] = await Promise.all([serveSite(), openSparingBrowser(), crawlScript()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A page for people who are signed in asks the others to: the dialog is part of what is there, and nothing beneath it can be pressed. The user centre has a door before its rooms. */
async function openPage(page: Page, address: string, isSignedIn: boolean) {
  const answer = await visit(page, address);
  const route = matchRoute(new URL(address).pathname)?.route;
  if (!isSignedIn && route !== undefined && permissionOf(route) === 'signed-in')
    await page.locator(`[role=dialog]:not(#${RENDERED_DIALOG_ID})`).waitFor();
  if (isSignedIn && new URL(address).pathname.startsWith(USER_CENTRE_PATH)) {
    await page.getByRole('navigation', { name: rooms.menu }).waitFor();
    await settle(page);
  }
  return answer;
}

/** The buttons that still do not say why they cannot be pressed once what they wait for has had its time. */
async function unexplainedForLong(page: Page): Promise<string[]> {
  let last: string[] = [];
  const areExplained = async () => {
    last = await unexplainedButtons(page);
    return last.length === 0;
  };
  await expect
    .poll(areExplained, { timeout: 1_000 })
    .toBe(true)
    .catch(() => undefined);
  return last;
}

/** Console errors and exceptions of a page. */
function listenTo(page: Page, errors: string[]) {
  const note = (text: string) => tell(errors, `${page.url().slice(site.address.length)}: the console says ${text}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

interface Tab {
  page: Page;
  close(): Promise<void>;
}

type OpenTab = () => Promise<Tab>;

interface Walker {
  isSignedIn: boolean;
  /** Each of them has one tab at a time. */
  tabs: readonly OpenTab[];
  /** A session of its own for a click that ends it. */
  tabOfItsOwn: OpenTab;
}

async function inTab(open: OpenTab, errors: string[], work: (page: Page) => Promise<void>) {
  const { page, close } = await open();
  listenTo(page, errors);
  const timer = setTimeout(() => close().catch(() => undefined), LONGEST_MS);
  await work(page).catch(({ message }: Error) => tell(errors, `${page.url().slice(site.address.length)}: ${message}`));
  clearTimeout(timer);
  await close();
}

interface Crawled {
  pages: string[];
  links: number;
  buttons: Map<string, FoundButton[]>;
  errors: string[];
}

const idIn = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** Follows every link from the addresses it is given; of each pattern as many pages as are asked for. */
async function crawl(
  { isSignedIn, tabs }: Walker,
  starts: readonly string[],
  request: APIRequestContext,
): Promise<Crawled> {
  const found: Crawled = { pages: [], links: 0, buttons: new Map(), errors: [] };
  const queue: string[] = [];
  const [known, opened, statuses] = [new Set<string>(), new Map<string, number>(), new Map<string, Promise<number>>()];
  const anchors = new Map<string, Set<string>>();
  const follow = (address: string) => {
    if (known.has(address)) return;
    known.add(address);
    const pattern = patternOf(address, !FULL);
    const times = opened.get(pattern) ?? 0;
    if (times >= timesOf(address)) return;
    opened.set(pattern, times + 1);
    queue.push(address);
  };
  const statusOf = (address: string) => {
    const status = statuses.get(address) ?? request.get(address).then((answer) => answer.status());
    statuses.set(address, status);
    return status;
  };
  const lookAt = async (link: FoundLink, isHere: (address: string) => Promise<boolean>): Promise<string | null> => {
    const error = linkError(link, site.address);
    const { origin, pathname, hash } = new URL(link.address);
    if (error !== null || origin !== site.address) return error;
    const target = withoutHash(link.address);
    const status = await statusOf(target);
    if (status !== 200) return `is answered with ${status}`;
    if (isFile(pathname)) return null;
    if (hash !== '' && !(await isHere(link.address)))
      anchors.set(patternOf(target, !FULL), (anchors.get(patternOf(target, !FULL)) ?? new Set()).add(link.address));
    follow(target);
    return null;
  };
  const look = async (page: Page, address: string) => {
    const where = address.slice(site.address.length);
    const note = (error: string) => tell(found.errors, `${where}: ${error}`);
    const answer = await openPage(page, address, isSignedIn).catch((error: Error) => note(error.message));
    if (typeof answer === 'number') return;
    if (answer?.status() !== 200) note(`status ${answer?.status()}`);
    const title = await page.title();
    const headings = (await page.locator('h1').allInnerTexts()).map((text) => text.trim());
    if (title === '' || title === head.title(notFound.title)) note(`the title is ${title}`);
    if (headings.length !== 1 || headings[0] === '') note(`the headings are ${headings.join(' | ')}`);
    const isHere = async (one: string) =>
      withoutHash(one) === withoutHash(page.url()) &&
      page.evaluate((id) => document.getElementById(id) !== null, idIn(one));
    for (const link of await linksOf(page)) {
      found.links += 1;
      const error = await lookAt(link, isHere);
      if (error !== null) note(`the link ${link.name} to ${link.href} ${error}`);
    }
    for (const width of PAGE_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const overflow of await sidewaysAt(page, width)) note(overflow);
    }
    for (const button of await unexplainedForLong(page)) note(`no reason is given at ${button}`);
    found.pages.push(where);
    found.buttons.set(address, await buttonsOf(page));
  };
  for (const start of starts) follow(site.address + start);
  await workOff(queue, tabs, (address, tab) => inTab(tab, found.errors, (page) => look(page, address)));
  const named = new Map<string, string[]>();
  for (const address of [...anchors.values()].flatMap((all) => [...all].slice(0, ANCHORS_PER_PAGE)))
    named.set(withoutHash(address), [...(named.get(withoutHash(address)) ?? []), address]);
  const lookFor = async (page: Page, target: string, addresses: readonly string[]) => {
    await visit(page, target);
    for (const address of addresses) {
      const id = idIn(address);
      await page.evaluate((one) => location.replace(`#${one}`), id);
      await page
        .waitForFunction((one) => document.getElementById(one) !== null, id, { timeout: 5_000 })
        .catch(() => tell(found.errors, `${address.slice(site.address.length)}: nothing has the id ${id}`));
    }
  };
  await workOff([...named], tabs, ([target, all], tab) =>
    inTab(tab, found.errors, (page) => lookFor(page, target, all)),
  );
  return found;
}

/** Names of what was pressed and found alive: who comes next presses only what is not among them. */
const pressed = new Set<string>();

/** Presses each button of a page just opened, once for each kind of page and person; without the full counts every fourth name, once. */
async function pressAll(walker: Walker, { buttons }: Crawled) {
  const errors: string[] = [];
  const known = new Set(pressed);
  const queue = [...buttons].flatMap(([address, all]) => all.map((button) => ({ address, button })));
  const chosen = queue.filter(({ address, button }) => {
    const name = button.name.replaceAll(/\d+/g, '');
    const key = FULL ? `${walker.isSignedIn} ${patternOf(address, true)} ${name} ${button.turn}` : name;
    return !known.has(key) && known.add(key) && (FULL || known.size % 4 === 1);
  });
  // Controls that end the session are clicked last, each in a session of its own.
  const endsSession = ({ button }: { button: FoundButton }) => button.name.includes(sessionActions.signOut);
  const [last, rest] = [chosen.filter(endsSession), chosen.filter((one) => !endsSession(one))];
  const press = async (page: Page, { address, button }: (typeof queue)[number]) => {
    const pressed = await openPage(page, address, walker.isSignedIn)
      .then(() => pressButton(page, button))
      .catch((error: Error) => error.message);
    // Tabs of the small counts share their drafts: an earlier press may have taken this one away.
    const isTaken = !FULL && pressed === 'removed' && new URL(address).searchParams.has('draft');
    if (pressed !== 'alive' && !isTaken)
      tell(errors, `${address.slice(site.address.length)}: ${button.name} is ${pressed}`);
  };
  await workOff(rest, walker.tabs, (one, tab) => inTab(tab, errors, (page) => press(page, one)));
  await workOff(last, [walker.tabOfItsOwn], (one, tab) => inTab(tab, errors, (page) => press(page, one)));
  return { errors, count: chosen.length, known };
}

/** How many pages of each path were opened. */
function kindsOf(pages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const { pathname, searchParams } = new URL(page, site.address);
    const kind = [pathname, searchParams.get('room') ?? searchParams.get('service') ?? ''].join(' ').trim();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join('\n');
}

interface Person {
  who: string;
  isSignedIn: boolean;
  starts: string[];
  open(): Promise<BrowserContext>;
}

const people: Person[] = [
  { who: 'signed out', isSignedIn: false, open: () => openContext(browser), starts: ['/'] },
  {
    who: 'signed in',
    isSignedIn: true,
    open: async () => (await openSignedIn(browser, site, VERIFIED)).context,
    starts: ['/', `${USER_CENTRE_PATH}?room=orders`],
  },
];

/** In the full counts each tab begins as the first did, without drafts, choices or the end of a session; in the small ones no page is seen twice. */
async function walkerOf({ isSignedIn, open }: Person): Promise<Walker & { first: BrowserContext }> {
  const first = await open();
  const initialState = await first.storageState();
  const again = () => openContext(browser, { storageState: initialState });
  const alone =
    (openOne: () => Promise<BrowserContext>): OpenTab =>
    async () => {
      const context = await openOne();
      await context.addInitScript({ content: script });
      const page = await context.newPage();
      // One tab in a thousand stays open though Chromium said that it closes it; its context always goes.
      return { page, close: () => context.close() };
    };
  const beside = async (context: BrowserContext): Promise<OpenTab> => {
    await context.addInitScript({ content: script });
    return async () => {
      const page = await context.newPage();
      return { page, close: () => page.close() };
    };
  };
  const tabs = FULL ? [again, again].map(alone) : await Promise.all([first, await again()].map(beside));
  return { first, isSignedIn, tabs, tabOfItsOwn: alone(open) };
}

describe.each(people)('the site as it is walked from its first page, $who', (person) => {
  test(
    '[2.1][2.4] every link leads to a page of its own, and every button does something or says why not',
    async () => {
      const walker = await walkerOf(person);
      const initialState = performance.now();
      const found = await crawl(walker, person.starts, walker.first.request);
      const walked = performance.now();
      if (FULL) print(kindsOf(found.pages));
      const { errors, count, known } = await pressAll(walker, found);
      const seconds = (ms: number) => Math.round(ms / 1000);
      print(
        `${person.who}: ${found.pages.length} pages, ${found.links} links in ${seconds(walked - initialState)} s, ${count} buttons in ${seconds(performance.now() - walked)} s`,
      );
      expect([...found.errors, ...errors]).toEqual([]);
      for (const name of known) pressed.add(name);
    },
    FULL ? 3_600_000 : 600_000,
  );
});
