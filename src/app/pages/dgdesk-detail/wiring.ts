import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { wireDangerousLookup } from '../../wiring/dangerous-lookup.ts';
import { askedNumber } from '../asked-number.ts';
import { together } from '../together.ts';

/** The sheet of the number in the address; without a number none is open. */
export const dgdeskDetail = together({
  lookup: {
    logic: wireDangerousLookup(),
    told: ({ query }) => {
      const unNo = askedNumber(query);
      return unNo === '' ? { type: 'sheet.close' } : { type: 'sheet.open', unNo: readUnNumber(unNo) ?? unNo };
    },
  },
});
