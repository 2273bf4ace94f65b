import { permissionOf } from '#contract/routes.ts';
import type { RenderPage } from '../http/pages.ts';
import { element } from './markup.ts';
import type { ScriptsOf } from './scripts-of-pages.ts';

/**
 * A page that needs a sign-in and was not drawn in time names its scripts, after its style, so that none waits for the one that
 * imports it: a form is not there to read before it runs.
 */
export const withScriptsAhead =
  (renderPage: RenderPage, scriptsOf: ScriptsOf): RenderPage =>
  async (page, request) => {
    const rendered = await renderPage(page, request);
    if (page === null || rendered.isAsleep || permissionOf(page.route) === 'public') return rendered;
    const links = scriptsOf(page.route.name).map((file) =>
      element('link', { rel: 'modulepreload', fetchpriority: 'low', href: `/assets/${file}` }),
    );
    return { ...rendered, head: [rendered.head, ...links].join('\n') };
  };
