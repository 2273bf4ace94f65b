import { describe, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { variantsOf } from '../../kit/explore.ts';
import { takeTwice } from '../../kit/second-times.ts';

describe.each(catalogue)('$id', ({ machine, cases }) => {
  test.each(variantsOf(cases).map((variant, index) => ({ variant, nth: index + 1 })))(
    'does everything the second time as the first, from input $nth',
    async ({ variant }) => {
      await takeTwice(machine, variant);
    },
    300_000,
  );
});
