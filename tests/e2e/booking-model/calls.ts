import type { Page, Route } from 'playwright';
import { CODE } from '#contract/codes.ts';
import { table } from '#contract/table.ts';

type Answer = (route: Route) => Promise<void>;

/** The calls of one kind. */
export interface HeldCalls {
  /** A call waits. */
  hold(): void;
  /** Calls that wait and calls from now on are answered so. */
  pass(answer?: Answer): void;
}

/** As the server words it. */
export const NO_SPACE = '舱位不足';

export const fails: Answer = (route) => route.fulfill({ status: 500, body: '' });
export const hasNoSpace: Answer = (route) =>
  route.fulfill({ json: { code: CODE.noSpace, message: NO_SPACE, data: null } });

const PATTERNS = {
  prices: '**/api-item/price/selling*',
  quote: '**/api-ecommerce/quote',
  agreement: '**/api-ecommerce/charge-agreement/query*',
  record: `**${table.agreeProtocol.path}*`,
  orders: '**/api-ecommerce/orders',
  save: '**/api-ecommerce/drafts/save',
} as const;

export type Calls = Readonly<Record<keyof typeof PATTERNS, HeldCalls>>;

/** Held and answered as the walk goes; the handler itself is never taken back. */
async function holdable(page: Page, pattern: string): Promise<HeldCalls> {
  const through: Answer = (route) => route.continue();
  let answer = through;
  let open: () => void = () => undefined;
  let opened = Promise.resolve();
  await page.route(pattern, async (route) => {
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

export async function holdCalls(page: Page): Promise<Calls> {
  const entries = Object.entries(PATTERNS).map(async ([name, pattern]) => [name, await holdable(page, pattern)]);
  return Object.fromEntries(await Promise.all(entries)) as Calls;
}
