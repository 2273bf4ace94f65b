import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { transformWithOxc } from 'vite';
import { matchRoute } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { fclTools } from '#copy/fcl/tools.ts';
import type * as deadControls from './dead-controls.ts';
import { FULL } from './full.ts';

/** A link as it is on a page. */
export interface FoundLink {
  /** As it is written. */
  href: string;
  /** Where it leads. */
  address: string;
  name: string;
  rel: string;
  target: string;
  isDownload: boolean;
}

/** A button that can be found again after a reload: by its name, and its number among those of the name. */
export interface FoundButton {
  name: string;
  turn: number;
}

declare global {
  interface Window {
    deadControls: typeof deadControls;
    /** Counts effects that leave the text unchanged: requests, print dialogs, files. */
    deeds: number;
  }
}

const DEEDS = `
  window.deeds = 0;
  const count = (owner, key) => {
    const before = owner[key];
    owner[key] = function (...given) {
      window.deeds += 1;
      return before.apply(this, given);
    };
  };
  count(window, 'fetch');
  count(XMLHttpRequest.prototype, 'send');
  count(URL, 'createObjectURL');
  window.print = () => { window.deeds += 1; };
`;

/** The dead-control check of the views' tests, for a page of the served site. */
export async function crawlScript(): Promise<string> {
  const file = 'tests/kit/dead-controls.ts';
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  const exported = [...code.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
  return `${DEEDS}window.deadControls = (() => { ${code.replaceAll(/^export /gm, '')}
    return { ${exported.join(', ')} };
  })();`;
}

/** The visible links of a page. */
export const linksOf = (page: Page): Promise<FoundLink[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a')]
      .filter((link) => link.checkVisibility() && link.getAttribute('aria-disabled') !== 'true')
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        address: link.href,
        name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
        rel: link.rel,
        target: link.target,
        isDownload: link.hasAttribute('download'),
      })),
  );

const BUTTONS = 'button, summary, [role=button], [role=tab], [role=switch], [role=menuitem]';

/** The buttons of a page that can be pressed. */
export const buttonsOf = (page: Page): Promise<FoundButton[]> =>
  page.evaluate((buttons) => {
    const turns = new Map<string, number>();
    return window.deadControls
      .workingControls(document.body)
      .filter((control) => control.matches(buttons))
      .map((control) => {
        const name = window.deadControls.nameOf(control);
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);
        return { name, turn };
      });
  }, BUTTONS);

/** A day that is not for sale says so in its name. */
const REASONS_IN_NAMES = [fclTools.month.closed, fclTools.month.none];

/** The buttons that cannot be pressed and do not say why, in words of their own or beside them. */
export const unexplainedButtons = (page: Page): Promise<string[]> =>
  page.evaluate(
    (inName) =>
      [...document.querySelectorAll<HTMLElement>('button:disabled, [role=button][aria-disabled=true]')]
        .filter(
          (button) =>
            button.checkVisibility({ visibilityProperty: true }) &&
            button.closest('[inert], [aria-hidden="true"]') === null,
        )
        .filter((button) => {
          const reasons = (button.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent?.trim() ?? '');
          const isNamed = inName.some((reason) => button.textContent?.includes(reason));
          return !(isNamed || reasons.some((reason) => reason !== '') || button.title);
        })
        .map((button) => window.deadControls.nameOf(button)),
    REASONS_IN_NAMES,
  );

export type Pressed = 'alive' | 'dead' | 'removed';

/** Waits for code that a click loads. */
const PATIENCE_MS = 3_000;

/** Presses one button of a page just opened. A page that is left for another has answered. */
export const pressButton = (page: Page, { name, turn }: FoundButton): Promise<Pressed> =>
  page
    .evaluate(
      async ({ name, turn, buttons, patience }): Promise<Pressed> => {
        const { workingControls, nameOf, isAlive } = window.deadControls;
        const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
        const plain = (text: string) => text.replaceAll(/\d+/g, '');
        const find = () => {
          const all = workingControls(document.body).filter((one) => one.matches(buttons));
          const like = (isLike: (found: string) => boolean) => all.filter((one) => isLike(nameOf(one)))[turn];
          const [prefix] = plain(name).split('：');
          // Counts, countdowns and messages in a button's name may have changed since it was listed.
          return (
            like((found) => found === name) ??
            like((found) => plain(found) === plain(name)) ??
            like((found) => plain(found).split('：')[0] === prefix)
          );
        };
        for (let waited = 0; waited < 3 * patience && find() === undefined; waited += 50) await pause(50);
        const control = find();
        if (control === undefined) return 'removed';
        let from = scrollY;
        const activity = () => window.deeds + Math.abs(scrollY - from);
        if (await isAlive(control, activity, patience)) return 'alive';
        // The button that scrolls to the top appears only further down the page.
        scrollTo(0, document.documentElement.scrollHeight);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        from = scrollY;
        return (await isAlive(control, activity, patience)) ? 'alive' : 'dead';
      },
      { name, turn, buttons: BUTTONS, patience: PATIENCE_MS },
    )
    .catch((error: Error) => {
      if (/context was destroyed|navigation/i.test(error.message)) return 'alive' as const;
      throw error;
    });

/** Returns what is wrong with a link without following it; null when it is sound. */
export function linkError({ href, address, name, rel, target, isDownload }: FoundLink, site: string): string | null {
  if (name === '') return 'has no name';
  if (href === '' || href === '#') return 'leads nowhere';
  const { protocol, origin, pathname } = new URL(address);
  // A file that the page itself has made.
  if (protocol === 'data:' || protocol === 'blob:') return isDownload ? null : 'opens a file that no one keeps';
  if (protocol === 'tel:') return /^tel:\+?\d[\d-]{4,}$/.test(href) ? null : 'is no number to call';
  if (protocol === 'mailto:')
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s?]+/.test(href) ? null : 'is no address to write to';
  if (origin === site) {
    const isPage = matchRoute(pathname) !== null || pathname === USER_CENTRE_PATH || isFile(pathname);
    return isPage ? null : 'leads to no page of the site';
  }
  if (protocol !== 'https:') return 'leaves the site without https';
  return target === '_blank' && !/\bnoopener\b/.test(rel) ? 'opens another site without noopener' : null;
}

export const isFile = (pathname: string) => /\.\w{2,5}$/.test(pathname);

/** Query parameters that name a record or a section. */
const NAMES_RECORD = /^(id|un|room|step|\w+Id)$/;

/** Query parameters that select a view of a page; the full run counts each value as a page of its own. */
const NAMES_VIEW = /^(room|step|tool|desk|service)$/;

/** Addresses of one pattern are pages of one kind: the route with its parameter, and what it is asked; in few words only which record it shows. */
export function patternOf(address: string, inFewWords: boolean): string {
  const { pathname, searchParams } = new URL(address);
  const match = matchRoute(pathname);
  const views = FULL ? [...searchParams].filter(([key]) => NAMES_VIEW.test(key)).map((view) => view.join('=')) : [];
  const keys = [...searchParams.keys()].filter((key) => !inFewWords || NAMES_RECORD.test(key));
  const parameters = Object.keys(match?.params ?? {}).join('/');
  return `${match?.route.name ?? pathname}/${parameters}?${[...new Set([...keys, ...views])].sort().join('&')}`;
}

/** The full counts print a finding as it comes, for who waits for the end. */
export function tell(errors: string[], error: string) {
  errors.push(error);
  if (FULL) print(error);
}

export const print = (text: string) => process.stdout.write(`${text}\n`);

/** Does the work of each item that is there or comes while the others are done, a few at once. */
export async function workOff<Item, Hand>(
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
