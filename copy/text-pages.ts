import type { TextPageName } from '#contract/routes.ts';
import type { PageCopy } from './pages/page-copy.ts';

const fileOf = (page: TextPageName) => page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads the copy of a text-only page. */
export async function loadTextPage(page: TextPageName): Promise<PageCopy> {
  const module: { page: PageCopy } = await import(`./text-pages/${fileOf(page)}.ts`);
  return module.page;
}
