import type { RowOf } from './page-row.ts';

/** The home page comes without the list of the others. */
export const rowOf: RowOf = async (page) =>
  page === 'home'
    ? (await import('#src/features/home/home-page.tsx')).rowOf()
    : (await import('./page-loaders.ts')).rowOf(page);
