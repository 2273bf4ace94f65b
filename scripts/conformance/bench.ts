import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { Answer, CallName, Received } from './answers.ts';
import { type BackEnd, startBackEnd } from './back-end.ts';
import { startUserCentre, type UserCentre } from './user-centre.ts';

/** The mcpCode of the one special enterprise. */
export const SPECIAL = 'HONEYWELL';
const WAIT_MS = 15_000;

/** Fixtures of one check: a back end, a user centre and a browser profile. */
export interface Bench {
  backEnd: BackEnd;
  centre: UserCentre;
  context: BrowserContext;
  page: Page;
  /** Errors in the console, without the browser's own about calls; a check that causes one on purpose empties it. */
  errors: string[];
  open(path?: string): Promise<void>;
  /** The calls of this name that the back end received so far. */
  calls(name: CallName): Received[];
  /** Makes the next answers of a call these. */
  answerNext(name: CallName, ...answers: Answer[]): void;
  /** Keeps back what a call answers until the returned function is called. */
  hold(name: CallName): () => void;
}

export interface Check {
  clauses: readonly string[];
  run(bench: Bench): Promise<void>;
}

/** Waits until something is so; a wait that takes too long says what it waited for. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, limitMs = WAIT_MS): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    assert.ok(performance.now() < end, `没有等到：${what}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}

export function newPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Console messages of the browser itself: failed calls, and a policy that plain HTTP cannot satisfy. */
const isOfBrowser = (text: string, address: string) =>
  (text.startsWith('Failed to load resource') && address.includes('/api-')) ||
  text.includes('Cross-Origin-Opener-Policy header has been ignored');

function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfBrowser(message.text(), message.location().url)) errors.push(message.text());
  });
  return errors;
}

const siteOf = (userCentre: string): Partial<EmbeddedSite> => ({
  addresses: { userCentre } as EmbeddedSite['addresses'],
  specialEnterpriseCode: SPECIAL,
  userCentreToken: 'access',
});

/** Runs one check in its own world and returns why it failed, or null. */
export async function runCheck(browser: Browser, check: Check): Promise<string | null> {
  const centre = await startUserCentre();
  const backEnd = await startBackEnd(siteOf(centre.address));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(WAIT_MS);
  const errors = watchErrors(context);
  const page = await context.newPage();
  const open = async (path = '/shippingFcl') => {
    await page.goto(backEnd.address + path);
    await page.locator('main h1').first().waitFor();
  };
  const { next, held } = backEnd.accounts.overrides;
  const answerNext = (name: CallName, ...answers: Answer[]) => void next.set(name, answers);
  const hold = (name: CallName) => {
    const { promise, resolve } = newPromise();
    held.set(name, promise);
    return () => {
      held.delete(name);
      resolve();
    };
  };
  const calls = (name: CallName) => backEnd.received.filter((one) => one.name === name);
  try {
    await check.run({ backEnd, centre, context, page, errors, open, calls, answerNext, hold });
    assert.deepEqual(errors, [], '控制台有错误');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').slice(0, 400) : String(error);
  } finally {
    await context.close();
    await Promise.all([backEnd.close(), centre.close()]);
  }
}
