import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take 30 s or more start first, so that none runs alone at the end. */
const long = [
  ...['pages', 'pages-signed-in', 'air-order', 'road', 'cfs', 'enquiry'].map((name) => `tests/e2e/${name}.test.ts`),
  ...[
    'crawl',
    'routes',
    'centre-sweep',
    'centre-steps-sweep',
    'company',
    'customer-centre',
    'list-layout',
    'charts',
  ].map((name) => `tests/e2e/${name}.prove.test.ts`),
  ...[
    'fuzz/pglite',
    'fuzz/postgres.prove',
    'http/start-errors',
    'orders/killed.prove',
    'data/crash',
    'data/seed-runs.prove',
    'data/keyset',
  ].map((name) => `tests/server/${name}.test.ts`),
  ...['charts/machines.prove', 'machines/walks/twice', 'machines/walks/random'].map((name) => `tests/${name}.test.ts`),
  ...['app/controls', 'booking/booking-controls', 'app/walk.prove'].map(
    (name) => `tests/features/${name}.browser.test.tsx`,
  ),
];

/** Tests that measure response times run after those that wait and spawn processes. */
const measuring = ['tests/server/session/equal-time.prove.test.ts'];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const isOf = (names: readonly string[]) => names.some((name) => moduleId.endsWith(name));
      return isOf(measuring) ? 2 : isOf(long) ? 0 : 1;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
