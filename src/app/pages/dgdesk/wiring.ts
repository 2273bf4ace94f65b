import { wireDangerousLookup } from '../../wiring/dangerous-lookup.ts';
import { wireQuestion } from '../../wiring/feedback.ts';
import { wireSegregationCheck } from '../../wiring/segregation-check.ts';
import { askedNumber } from '../asked-number.ts';
import { together } from '../together.ts';

export const dgdesk = together({
  lookup: {
    logic: wireDangerousLookup(),
    told: ({ query }) => {
      const text = askedNumber(query);
      return text === '' ? null : { type: 'lookup.typed', text };
    },
  },
  segregation: { logic: wireSegregationCheck(), input: () => ({ goods: ['', ''] }) },
  question: wireQuestion(),
});
