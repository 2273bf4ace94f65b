import { fromPromise } from 'xstate';
import { offerFilesMachine, type SheetRequest } from '#machines/offer-files/index.ts';
import { priceClockMachine } from '#machines/price-clock/index.ts';
import { comparedRequest, decodeTerms } from '#machines/search/index.ts';
import { type SharedLinkAnswer, sharedLinkMachine } from '#machines/shared-link/index.ts';
import { servicesOf } from '#src/app/services.ts';
import { currentAddress } from '#src/browser/address.ts';
import { printPage } from '#src/browser/clipboard.ts';
import { openWithQuery, writeQuery } from '#src/browser/write-query.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { readSailings } from '#src/features/search/sailings.ts';
import { sharing } from '#src/features/sharing/sharing.ts';
import { clock } from '#src/features/user-centre/feeds.ts';

/** Lazy readers for the parts of the page that a user opens. */
const asked = () => import('./deferred-queries.ts');

const readCompared: Read = async (api, { query }, signal) => {
  if (query === '') return { outcome: 'missing' };
  const terms = decodeTerms(query);
  return { outcome: 'found', content: { terms, answer: await api.sellingPrices(comparedRequest(terms), { signal }) } };
};

const files = offerFilesMachine.provide({
  actors: {
    writeSheet: fromPromise<{ rows: number }, { asked: SheetRequest | null }>(
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

function openShared(answer: SharedLinkAnswer) {
  if (answer.outcome !== 'found') return;
  if (answer.path === currentAddress().path) writeQuery(answer.query);
  else openWithQuery(answer.path, answer.query);
}

const link = sharedLinkMachine.provide({
  actors: {
    read: fromPromise<SharedLinkAnswer, { id: string | null }>(async ({ input, signal, system }) => {
      const [{ readLink }, api] = await Promise.all([asked(), servicesOf(system).api()]);
      return readLink(api, input.id, signal);
    }),
  },
  actions: { openAddress: (_, { answer }) => openShared(answer), clearAddress: () => writeQuery('') },
});

/** Actors of the price list page, by the names its machine invokes. */
export const tools = {
  clock: priceClockMachine.provide({ actors: { clock } }),
  files,
  sharing,
  link,
  trend: wireResource(async (...asking) => (await asked()).readTrend(...asking)),
  month: wireResource(readSailings),
  compared: wireResource(readCompared),
  fees: wireResource(async (...asking) => (await asked()).readFees(...asking)),
};

export type ToolName = keyof typeof tools;
