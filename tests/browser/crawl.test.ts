import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchRoute, permissionOf } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { rooms } from '#src/ui/copy/centre-rooms.ts';
import { head } from '#src/ui/copy/head.ts';
import { notFound } from '#src/ui/copy/not-found.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
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
  unexplainedButtons,
} from '../kit/crawl.ts';
import { VERIFIED } from '../kit/demo-people.ts';
import { FULL } from '../kit/full.ts';
import { sidewaysAt, WIDTHS } from '../kit/page-checks.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { settle, visit } from '../kit/settled.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

/** How many addresses of one pattern are opened: every kind of page once, and in the full counts some more of each. */
const PER_PATTERN = FULL ? 4 : 1;
const HANDS = [1, 2];
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

/** A page for people who are signed in asks the others to: the dialog is part of what is there. The user centre has a door before its rooms. */
async function openPage(page: Page, address: string, isSignedIn: boolean) {
  const answer = await visit(page, address);
  const route = matchRoute(new URL(address).pathname)?.route;
  if (!isSignedIn && route !== undefined && permissionOf(route) === 'signed-in')
    await page.getByRole('dialog').waitFor();
  if (isSignedIn && new URL(address).pathname.startsWith(USER_CENTRE_PATH)) {
    await page.getByRole('navigation', { name: rooms.menu }).waitFor();
    await settle(page);
  }
  return answer;
}

/** The buttons that still do not say why they cannot be pressed once what they wait for has had its time. */
async function unexplainedForLong(page: Page): Promise<string[]> {
  if ((await unexplainedButtons(page)).length === 0) return [];
  await page.waitForTimeout(1_000);
  return unexplainedButtons(page);
}

/** What a page writes to the console as an error, and what it throws. */
function listenTo(page: Page, errors: string[]) {
  const note = (text: string) => errors.push(`${page.url().slice(site.address.length)}: the console says ${text}`);
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}

/** Findings that the full counts print as they come, for who waits for the end. */
function findings(): string[] {
  const all: string[] = [];
  const push = all.push.bind(all);
  all.push = (...more) => {
    if (FULL) print(more.join('\n'));
    return push(...more);
  };
  return all;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Who walks: a browser with a sign-in of its own, or one that begins as the walk began. */
interface Walker {
  isSignedIn: boolean;
  open(): Promise<BrowserContext>;
  again(): Promise<BrowserContext>;
}

interface Crawled {
  pages: string[];
  links: number;
  buttons: Map<string, FoundButton[]>;
  errors: string[];
}

/** Does the work of each item that is there or comes while the others are done, a few at once. */
async function workOff<Item, Hand>(
  queue: Item[],
  hands: readonly Hand[],
  work: (item: Item, hand: Hand) => Promise<void>,
) {
  let busy = 0;
  let done = 0;
  const worker = async (hand: Hand) => {
    for (;;) {
      const item = queue.shift();
      if (item === undefined) {
        if (busy === 0) return;
        await new Promise((next) => setTimeout(next, 20));
        continue;
      }
      busy += 1;
      await work(item, hand).finally(() => {
        busy -= 1;
        done += 1;
        if (FULL && done % 50 === 0) print(`${done} done, ${queue.length} to do`);
      });
    }
  };
  await Promise.all(hands.map(worker));
}

const idIn = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** Follows every link from the addresses it is given; of each pattern as many pages as are asked for. */
async function crawl(context: BrowserContext, starts: readonly string[], isSignedIn: boolean): Promise<Crawled> {
  const found: Crawled = { pages: [], links: 0, buttons: new Map(), errors: findings() };
  const queue: string[] = [];
  const [known, opened, statuses] = [new Set<string>(), new Map<string, number>(), new Map<string, Promise<number>>()];
  const anchors = new Map<string, Set<string>>();
  const follow = (address: string) => {
    if (known.has(address)) return;
    known.add(address);
    const pattern = patternOf(address, !FULL);
    const times = opened.get(pattern) ?? 0;
    if (times >= PER_PATTERN) return;
    opened.set(pattern, times + 1);
    queue.push(address);
  };
  const statusOf = (address: string) => {
    const status = statuses.get(address) ?? context.request.get(address).then((answer) => answer.status());
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
  const open = async (address: string, page: Page) => {
    const where = address.slice(site.address.length);
    const note = (error: string) => found.errors.push(`${where}: ${error}`);
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
  const pages = await Promise.all(HANDS.map(() => context.newPage()));
  for (const page of pages) listenTo(page, found.errors);
  await workOff(queue, pages, open);
  const named = new Map<string, string[]>();
  for (const address of [...anchors.values()].flatMap((all) => [...all].slice(0, PER_PATTERN * 8)))
    named.set(withoutHash(address), [...(named.get(withoutHash(address)) ?? []), address]);
  await workOff([...named], pages, async ([target, addresses], page) => {
    await visit(page, target);
    for (const address of addresses) {
      const id = idIn(address);
      await page.evaluate((one) => location.replace(`#${one}`), id);
      await page
        .waitForFunction((one) => document.getElementById(one) !== null, id, { timeout: 5_000 })
        .catch(() => found.errors.push(`${address.slice(site.address.length)}: nothing has the id ${id}`));
    }
  });
  await Promise.all(pages.map((page) => page.close()));
  return found;
}

/** Presses each button of a page just opened, once for each kind of page and person; without the full counts every fourth name, once. */
async function pressAll(walker: Walker, { buttons }: Crawled, known: Set<string>) {
  const errors = findings();
  const queue = [...buttons].flatMap(([address, all]) => all.map((button) => ({ address, button })));
  const chosen = queue.filter(({ address, button }) => {
    const name = button.name.replaceAll(/\d+/g, '');
    const key = FULL ? `${walker.isSignedIn} ${patternOf(address, true)} ${name} ${button.turn}` : name;
    return !known.has(key) && known.add(key) && (FULL || known.size % 4 === 1);
  });
  // What ends the session comes when nothing else is left to press, and each time to a session of its own.
  const endsSession = ({ button }: { button: FoundButton }) => button.name.includes(sessionActions.signOut);
  const [last, rest] = [chosen.filter(endsSession), chosen.filter((one) => !endsSession(one))];
  const press = async (context: BrowserContext, { address, button }: (typeof queue)[number]) => {
    const page = await context.newPage();
    listenTo(page, errors);
    const where = address.slice(site.address.length);
    await openPage(page, address, walker.isSignedIn)
      .then(() => pressButton(page, button))
      .then((pressed) => {
        if (pressed !== 'alive') errors.push(`${where}: ${button.name} is ${pressed}`);
      })
      .catch((error: Error) => errors.push(`${where}: at ${button.name} ${error.message}`));
    // What is kept, and a way to another page that has begun, would reach the next page.
    await context.close();
  };
  await workOff(rest, HANDS, async (one) => press(await walker.again(), one));
  await workOff(last, HANDS.slice(0, 1), async (one) => press(await walker.open(), one));
  return { errors, count: chosen.length };
}

const pressed = new Set<string>();

describe.each([
  { who: 'signed out', isSignedIn: false, open: () => openContext(browser), starts: ['/'] },
  {
    who: 'signed in',
    isSignedIn: true,
    open: async () => (await openSignedIn(browser, site, VERIFIED)).context,
    starts: ['/', `${USER_CENTRE_PATH}?room=orders`],
  },
])('the site as it is walked from its first page, $who', ({ who, isSignedIn, open, starts }) => {
  test(
    '[2.1][2.4] every link leads to a page of its own, and every button does something or says why not',
    async () => {
      const prepare = async (context: BrowserContext) => {
        await context.addInitScript({ content: script });
        return context;
      };
      const context = await open();
      const storageState = await context.storageState();
      await prepare(context);
      const begun = performance.now();
      const found = await crawl(context, starts, isSignedIn);
      const walked = performance.now();
      await context.close();
      const walker: Walker = {
        isSignedIn,
        open: () => open().then(prepare),
        again: () => openContext(browser, { storageState }).then(prepare),
      };
      const { errors, count } = await pressAll(walker, found, pressed);
      const seconds = (ms: number) => Math.round(ms / 1000);
      print(
        `${who}: ${found.pages.length} pages, ${found.links} links in ${seconds(walked - begun)} s, ${count} buttons in ${seconds(performance.now() - walked)} s`,
      );
      expect([...found.errors, ...errors]).toEqual([]);
    },
    FULL ? 3_600_000 : 600_000,
  );
});
