import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { cfsService } from '#domain/cfs/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { fclService } from '#domain/fcl/service.ts';
import { joinPath } from '#domain/form/path.ts';
import { railService } from '#domain/rail/service.ts';
import { filesUnder } from '../kit/files.ts';

/** Forms whose later steps load the texts of all services. */
const services = { cfs: cfsService, domestic: domesticService, fcl: fclService, rail: railService };
/** Choices named by what the page came with. */
const LISTED = ['warehouseId', 'carrierCode', 'orgPortCode', 'dstPortCode'];

/** As they are before any later step is here. */
async function firstWords() {
  vi.resetModules();
  const { fieldLabel, known } = await import('#copy/booking/dictionary.ts');
  await Promise.all([
    import('#copy/cfs/order.ts'),
    import('#copy/domestic/order.ts'),
    import('#copy/fcl/order.ts'),
    import('#copy/rail/order.ts'),
  ]);
  return { fieldLabel, known };
}

test.each(Object.entries(services))(
  '[3.13][4.31] the first step of %s has its words before those of its later steps are here',
  async (_, { steps, description }) => {
    const { fieldLabel, known } = await firstWords();
    const fields = description.sections
      .filter(({ step }) => step === steps[0])
      .flatMap(({ at, fields }) =>
        Object.entries(fields).map(([key, { kind }]) => ({ path: joinPath(at, key), kind })),
      );
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter(({ path }) => fieldLabel(path) === '')).toEqual([]);
    const choices = fields.filter(({ kind, path }) => kind === 'choice' && !LISTED.includes(path));
    expect(choices.filter(({ path }) => known.choices[path] === undefined)).toEqual([]);
    expect(fieldLabel('cargo.0.dg.unNo')).toBe('');
  },
);

test('[3.13] any other form brings the words of all services with its view', () => {
  const views = filesUnder('src/features').filter((file) => /^src\/features\/[\w-]+\/order(?:-page)?\.tsx$/.test(file));
  const lacking = views.filter((file) => !readFileSync(file, 'utf8').includes("import '#copy/booking/choices.ts';"));
  expect(views.length).toBeGreaterThan(lacking.length);
  expect(lacking.map((file) => file.split('/')[2]).sort()).toEqual(Object.keys(services));
});
