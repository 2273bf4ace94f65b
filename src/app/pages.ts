import type { PageName } from '#contract/routes.ts';
import type { PageRow } from './page-row.ts';
import type { Directory } from './wiring/session-of.ts';

const home: PageRow = { view: () => import('./home-page.tsx') };

const loaders = () => import('./page-loaders.ts');

export const rowOf = async (page: PageName): Promise<PageRow> =>
  page === 'home' ? home : (await loaders()).rowOf(page);

/** All the code of a page; where it is about to be shown, what it shows begins meanwhile. */
export async function loadPage(page: PageName, system?: Directory) {
  const { view, chart, open } = await rowOf(page);
  return Promise.all([view(), chart?.(), system && open?.(system)]);
}
