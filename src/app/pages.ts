import type { ComponentType } from 'react';
import type { PageName } from '#contract/routes.ts';

type PageModule = { default: ComponentType };

const loaders: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('#src/pages/home/HomePage.tsx'),
  notFound: () => import('#src/pages/not-found/NotFoundPage.tsx'),
};

const loaded = new Map<PageName, ComponentType>();

export async function loadPage(page: PageName): Promise<void> {
  loaded.set(page, (await loaders[page]()).default);
}

/** The component of a page that was loaded. */
export function loadedPage(page: PageName): ComponentType {
  const component = loaded.get(page);
  if (component === undefined) throw new Error(`the page ${page} is shown before it is loaded`);
  return component;
}
