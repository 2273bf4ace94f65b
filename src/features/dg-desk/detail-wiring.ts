import { CODE } from '#contract/codes.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { toFailure } from '#domain/failure.ts';
import { lazyQuestion, lazySegregation } from '#src/features/enquiry/lazy-question.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { sheetQueryOf } from './detail/sheet-query.ts';

const isUnknown = (error: unknown) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' && failure.code === CODE.notFound;
};

/** The sheet of the number in the address; none where it names no number. */
const readSheet: Read = async (api, { query }, signal) => {
  const { unNo } = sheetQueryOf(query);
  if (unNo === '') return { outcome: 'found', content: null };
  if (readUnNumber(unNo) === null) return { outcome: 'missing' };
  try {
    return { outcome: 'found', content: await api.dgDetail({ unNo }, { signal }) };
  } catch (error) {
    if (isUnknown(error)) return { outcome: 'missing' };
    throw error;
  }
};

export const dgdeskDetail = composePage({
  sheet: wireResource(readSheet),
  segregation: {
    logic: lazySegregation(),
    input: ({ query }) => ({ goods: [sheetQueryOf(query).unNo, ''] }),
    toChildEvent: ({ query }) => ({ type: 'goods.typed', at: 0, text: sheetQueryOf(query).unNo }),
  },
  question: { logic: lazyQuestion() },
});
