import { fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { DAY_MS } from '#domain/limits.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { offerFilesMachine, type SheetAsked } from '#machines/offer-files/index.ts';
import { priceClockMachine } from '#machines/price-clock/index.ts';
import { comparedRequest, decodeTerms } from '#machines/search/index.ts';
import { type SharedLinkAnswer, sharedLinkMachine } from '#machines/shared-link/index.ts';
import { type MadeLink, type Shared, sharingMachine } from '#machines/sharing/index.ts';
import type { Api } from '../../../api/index.ts';
import { absolute } from '../../../browser/absolute.ts';
import { copyText, printPage } from '../../../browser/clipboard.ts';
import { currentAddress } from '../../../browser/query.ts';
import { openWithQuery, writeQuery } from '../../../browser/write-query.ts';
import { type Read, wireResource } from '../../search/read-port.ts';
import { readSailings } from '../../search/sailings.ts';
import { trendApi } from '../../trend-api.ts';
import { clock } from '../../wiring/feeds.ts';
import { servicesOf } from '../../wiring/services.ts';

const LARGEST_PAGE = 50;
const SPANS = [30, 90, 180] as const;

const none = { outcome: 'missing' } as const;

const readTrend: Read = async (api, { query }, signal) => {
  const fields = new URLSearchParams(query);
  const [orgPortCode, dstPortCode] = [fields.get('from'), fields.get('to')];
  if (!orgPortCode || !dstPortCode) return none;
  const isDanger = fields.get('isDanger') === 'N' ? 'N' : 'Y';
  const ctnType = containerCodes.find((code) => code === fields.get('ctnType')) ?? '20GP';
  const days = SPANS.find((span) => String(span) === fields.get('days')) ?? SPANS[0];
  const trends = await trendApi(api);
  return {
    outcome: 'found',
    content: await trends.priceTrend({ orgPortCode, dstPortCode, isDanger, ctnType, days }, { signal }),
  };
};

const readFees: Read = async (api, { query }, signal) => {
  const fields = new URLSearchParams(query);
  const [orgPortCode, dstPortCode, priceId] = ['from', 'to', 'priceId'].map((name) => fields.get(name));
  if (!orgPortCode || !dstPortCode || !priceId) return none;
  const isDanger = fields.get('isDanger') === 'N' ? 'N' : 'Y';
  const lane = { orgPortCode, dstPortCode, isDanger, priceId } as const;
  const read = (page: number) => api.feePage({ ...lane, page, pageSize: LARGEST_PAGE }, { signal });
  const { items, total } = await read(1);
  const lines = [...items];
  for (let page = 2; page <= Math.ceil(total / LARGEST_PAGE); page += 1) lines.push(...(await read(page)).items);
  return { outcome: 'found', content: { priceId, lines } };
};

const readCompared: Read = async (api, { query }, signal) => {
  if (query === '') return none;
  const terms = decodeTerms(query);
  return { outcome: 'found', content: { terms, answer: await api.sellingPrices(comparedRequest(terms), { signal }) } };
};

async function readLink(api: Api, id: string | null, signal: AbortSignal): Promise<SharedLinkAnswer> {
  if (id === null || id === '') return { outcome: 'gone' };
  try {
    const { content } = await api.sharedContent({ id }, { signal });
    return { outcome: 'found', path: content.path, query: content.query };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'refused' && failure.code === CODE.notFound) return { outcome: 'gone' };
    throw error;
  }
}

function openShared(answer: SharedLinkAnswer) {
  if (answer.outcome !== 'found') return;
  if (answer.path === currentAddress().path) writeQuery(answer.query);
  else openWithQuery(answer.path, answer.query);
}

const files = offerFilesMachine.provide({
  actors: {
    writeSheet: fromPromise<{ rows: number }, { asked: SheetAsked | null }>(
      async ({ input: { asked }, signal, system }) => {
        if (asked === null) throw new Error('no list was asked for');
        const { api, site } = servicesOf(system);
        const { writeSheet } = await import('./offer-files.ts');
        return writeSheet(await api(), asked, site().demo.on, signal);
      },
    ),
  },
  actions: {
    saveCalendar: (_, asked) => {
      void import('./offer-files.ts').then(({ saveCalendar }) => saveCalendar(asked));
    },
    print: printPage,
  },
});

const sharing = sharingMachine.provide({
  actors: {
    make: fromPromise<MadeLink, { shared: Shared | null; days: number }>(async ({ input, signal, system }) => {
      if (input.shared === null) throw new Error('there is nothing to share');
      const { kind, path, query, title, now } = input.shared;
      const made = { kind, content: { path, query, title }, expiresAt: now + input.days * DAY_MS };
      const { url, expiresAt } = await (await servicesOf(system).api()).share(made, { signal });
      return { url: absolute(url), expiresAt };
    }),
    copy: fromPromise<void, { text: string }>(async ({ input }) => {
      if (!(await copyText(input.text))) throw new Error('the browser does not let this page copy');
    }),
  },
});

const link = sharedLinkMachine.provide({
  actors: {
    read: fromPromise<SharedLinkAnswer, { id: string | null }>(async ({ input, signal, system }) =>
      readLink(await servicesOf(system).api(), input.id, signal),
    ),
  },
  actions: { openAddress: (_, { answer }) => openShared(answer), clearAddress: () => writeQuery('') },
});

/** What stands around a list of prices, by the names under which the page's chart runs it. */
export const tools = {
  clock: priceClockMachine.provide({ actors: { clock } }),
  files,
  sharing,
  link,
  trend: wireResource(readTrend),
  month: wireResource(readSailings),
  compared: wireResource(readCompared),
  fees: wireResource(readFees),
};

export type ToolName = keyof typeof tools;
