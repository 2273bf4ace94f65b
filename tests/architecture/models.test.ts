import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { filesUnder } from '../kit/files.ts';

/** Machines whose model is walked through the served site instead of over their view by itself. */
const SERVED: Readonly<Record<string, string>> = {
  booking: 'tests/e2e/booking-model.prove.test.ts',
  verification: 'tests/e2e/verification.prove.test.ts',
};

const walkOf = (id: string) => SERVED[id] ?? `tests/machines/${id}.model.browser.test.tsx`;
const seen = catalogue.filter(({ view }) => view !== null).map(({ id }) => id);

describe('every machine that is seen has a model that drives its view in Chromium', () => {
  test.each(seen)('%s', (id) => {
    const walk = readFileSync(walkOf(id), 'utf8');
    expect(existsSync(`tests/machines/${id}.model.ts`)).toBe(true);
    expect(walk).toContain(`${id}.model.ts'`);
    if (SERVED[id] === undefined) {
      expect(walk).toContain('walkView(');
      expect(walk).toContain(`#stories/${id}/${id}.subject.tsx`);
    }
  });

  test('no walk without a machine that is seen', () => {
    const walks = filesUnder('tests/machines').filter((file) => file.endsWith('.model.browser.test.tsx'));
    expect(walks.filter((file) => !seen.some((id) => walkOf(id) === file))).toEqual([]);
  });
});

test('a view is looked at in words and roles, never in the values of its chart', () => {
  const peeking = filesUnder('tests/machines')
    .filter((file) => file.endsWith('.model.browser.test.tsx'))
    .filter((file) => /\.value\b|\.matches\(|getSnapshot\(\)\.context/.test(readFileSync(file, 'utf8')));
  expect(peeking).toEqual([]);
});
