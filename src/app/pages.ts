import { type ComponentType, createElement, useState } from 'react';
import type { PageName } from '#contract/routes.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { sources } from './sources.ts';

const loaded = new Map<PageName, ComponentType>();

/** The pages that show content of the server's; what reads it comes with the first of them. */
const readingPages: Record<keyof typeof sources, true> = {
  news: true,
  newsItem: true,
  helpCenter: true,
  act: true,
  procurementShare: true,
  procurementMobile: true,
};

export const isReadingPage = (page: PageName): page is keyof typeof sources => page in readingPages;

/** A page keeps the content it was shown with; another address of the page is mounted anew. */
function withResource(Page: ComponentType<{ resource: ResourceRef<never> }>, open: () => ResourceRef): ComponentType {
  return function PageWithResource() {
    const [resource] = useState(open);
    return createElement(Page, { resource: resource as ResourceRef<never> });
  };
}

async function componentOf(page: PageName): Promise<ComponentType> {
  if (page === 'home') return (await import('./home-page.tsx')).default;
  const { loaderOf } = await import('./page-loaders.ts');
  const load = loaderOf(page);
  if (!isReadingPage(page)) return (await load()).default as ComponentType;
  const [{ default: Page }, { openedResource }] = await Promise.all([load(), import('./resources.ts')]);
  return withResource(Page as ComponentType<{ resource: ResourceRef<never> }>, () => openedResource(page));
}

export async function loadPage(page: PageName): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, await componentOf(page));
}

/** The component of a page that was loaded. */
export function loadedPage(page: PageName): ComponentType {
  const component = loaded.get(page);
  if (component === undefined) throw new Error(`the page ${page} is shown before it is loaded`);
  return component;
}
