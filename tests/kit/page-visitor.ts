import axe from 'axe-core';
import type { BrowserContext, Locator, Page } from 'playwright';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { notFound } from '#copy/kit.ts';
import { head } from '#copy/shell.ts';
import { isFile, linkError, linksOf, patternOf } from './crawl.ts';
import { auditInView, keepTheme, setTheme, shiftsIn, sidewaysAt, type Theme, watchShifts } from './page-checks.ts';
import { isSameRecord } from './route-addresses.ts';
import { visit } from './settled.ts';

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

/** One tab for many pages, and what each of them has written to the console and asked for. */
export class PageVisitor {
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

  static async create(site: string, context: BrowserContext): Promise<PageVisitor> {
    await context.addInitScript({ content: `${keepTheme('light')}${watchShifts}${axe.source}` });
    return new PageVisitor(site, await context.newPage());
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
