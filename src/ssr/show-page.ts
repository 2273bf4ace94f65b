import { createRoot } from 'react-dom/client';
import { PAGE_PRELOAD_ID } from '#contract/rendered-page.ts';
import type { FirstPage } from './hydrate.tsx';

type ShowPage = (page: FirstPage) => void;

const render: ShowPage = ({ element, view }) => createRoot(element).render(view);

/** Loads the function that shows the first page: it hydrates what the server rendered. Called before the app starts. */
export async function prepareFirstPage(): Promise<ShowPage> {
  if (document.getElementById(PAGE_PRELOAD_ID) === null) return render;
  return import('./hydrate.tsx').then(
    ({ prepareHydration }) => prepareHydration(),
    () => render,
  );
}
