import { asksForModes, modesRequest, readModesTyped } from '#domain/modes/address.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { wireDangerousLookup } from '#src/features/dangerous-goods/dangerous-lookup.ts';
import { lazyQuestion, lazySegregation } from '#src/features/enquiry/lazy-question.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { queryOf } from './views/query.ts';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).deskOrder);

const ENTRIES_OF_A_PAGE = 10;

/** The list that the address asks for; none where it asks for nothing. Past its end its first page stands. */
const readList: Read = async (api, { query }, signal) => {
  const { keyword, dgClass, page } = queryOf(query);
  if (keyword === '' && dgClass === null) return { outcome: 'found', content: null };
  const read = (at: number) =>
    api.dgQuery(
      { keyword, page: at, pageSize: ENTRIES_OF_A_PAGE, ...(dgClass === null ? {} : { dgClass }) },
      { signal },
    );
  const list = await read(page);
  return { outcome: 'found', content: list.items.length === 0 && page > 1 ? await read(1) : list };
};

const readCarriers: Read = async (api, _, signal) => ({
  outcome: 'found',
  content: (await api.suppliers({ params: { role: 'CARRIER' } }, { signal })).filter(({ isOwn }) => isOwn === true),
});

/** The ways to move the goods of the address; none while it asks for something else. */
const readModes: Read = async (api, { query }, signal) => ({
  outcome: 'found',
  content: asksForModes(query) ? await api.modeAdvice(modesRequest(readModesTyped(query)), { signal }) : null,
});

export const dgdesk = composePage(
  {
    listing: wireResource(readList),
    modes: wireResource(readModes),
    carriers: { logic: wireResource(readCarriers), input: (address) => address },
    lookup: { logic: wireDangerousLookup() },
    segregation: { logic: lazySegregation(), input: () => ({ goods: ['', ''] }) },
    question: { logic: lazyQuestion() },
  },
  { overlay },
);
