import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { variantsOf } from '../../kit/explore.ts';
import { FULL } from '../../kit/full.ts';
import { walkAtRandom } from '../../kit/random-walks.ts';
import { laws } from './laws.ts';

const WALKS = FULL ? 3_000 : 60;
/** Another seed each day finds other walks; the failing one is printed. */
const seed = Number(process.env.WALK_SEED ?? 20_261_122);

describe.each(catalogue)('$id', ({ id, machine, cases }) => {
  const variants = variantsOf(cases);
  const share = Math.ceil(WALKS / variants.length);

  test.each(variants.map((variant, nth) => ({ variant, nth: nth + 1 })))(
    `holds its laws on ${share} random walks from input $nth`,
    async ({ variant }) => {
      await walkAtRandom({ machine, cases: variant, laws: laws[id] ?? {} }, { walks: share, seed });
    },
    300_000,
  );
});

test('every machine has laws', () => {
  expect(catalogue.map(({ id }) => id).filter((id) => laws[id] === undefined)).toEqual([]);
});
