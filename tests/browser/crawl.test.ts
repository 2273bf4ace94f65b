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
import { overflowOf } from '../kit/overflow.ts';
import { type ServedSite, serveSite } from '../kit/served-site.ts';
import { settle, visit } from '../kit/settled.ts';
import { openContext, openSignedIn } from '../kit/sign-in-page.ts';

/** How many addresses of one pattern are opened: every kind of page once, and in the full counts some more of each. */
const PER_PATTERN = FULL ? 4 : 1;
const HANDS = [1, 2];

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
      });
    }
  };
  await Promise.all(hands.map(worker));
}

const idIn = (address: string) => decodeURIComponent(new URL(address).hash.slice(1));

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** Follows every link from the addresses it is given; of each pattern as many pages as are asked for. */
async function crawl(context: BrowserContext, starts: readonly string[], isSignedIn: boolean): Promise<Crawled> {
  const found: Crawled = { pages: [], links: 0, buttons: new Map(), errors: [] };
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
    const overflow = await overflowOf(page);
    if (overflow !== 0) note(`it reaches ${overflow} px beyond the right edge`);
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
async function pressAll(context: BrowserContext, { buttons }: Crawled, known: Set<string>, isSignedIn: boolean) {
  const errors: string[] = [];
  const queue = [...buttons].flatMap(([address, all]) => all.map((button) => ({ address, button })));
  const chosen = queue.filter(({ address, button }) => {
    const name = button.name.replaceAll(/\d+/g, '');
    const key = FULL ? `${isSignedIn} ${patternOf(address, true)} ${name} ${button.turn}` : name;
    return !known.has(key) && known.add(key) && (FULL || known.size % 4 === 1);
  });
  // What ends the session comes when nothing else is left to press.
  const isLast = ({ button }: { button: FoundButton }) => button.name.includes(sessionActions.signOut);
  const [last, rest] = [chosen.filter(isLast), chosen.filter((one) => !isLast(one))];
  const press = async ({ address, button }: (typeof queue)[number]) => {
    // A tab of its own: what the press before began may still lead away, and what it closed stays closed in its tab.
    const page = await context.newPage();
    listenTo(page, errors);
    await openPage(page, address, isSignedIn);
    const pressed = await pressButton(page, button);
    if (pressed !== 'alive') errors.push(`${address.slice(site.address.length)}: ${button.name} is ${pressed}`);
    await page.close();
  };
  const count = chosen.length;
  await workOff(rest, HANDS, press);
  await workOff(last, HANDS.slice(0, 1), press);
  return { errors, count };
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
      const context = await open();
      await context.addInitScript({ content: script });
      const begun = performance.now();
      const found = await crawl(context, starts, isSignedIn);
      const walked = performance.now();
      const { errors, count } = await pressAll(context, found, pressed, isSignedIn);
      const seconds = (ms: number) => Math.round(ms / 1000);
      process.stdout.write(
        `${who}: ${found.pages.length} pages, ${found.links} links in ${seconds(walked - begun)} s, ${count} buttons in ${seconds(performance.now() - walked)} s\n`,
      );
      await context.close();
      expect([...found.errors, ...errors]).toEqual([]);
    },
    FULL ? 3_600_000 : 600_000,
  );
});
