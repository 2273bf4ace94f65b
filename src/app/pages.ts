import type { PageName } from '#contract/routes.ts';
import type { PageRow } from './page-row.ts';

const homePage = () => import('./pages/home/home-page.tsx');

const home: PageRow = { view: homePage, chart: async () => (await homePage()).home };

const loaders = () => import('./page-loaders.ts');

export const rowOf = async (page: PageName): Promise<PageRow> =>
  page === 'home' ? home : (await loaders()).rowOf(page);

/** All the code of a page. */
export async function loadPage(page: PageName) {
  const { view, chart } = await rowOf(page);
  return Promise.all([view(), chart?.()]);
}
