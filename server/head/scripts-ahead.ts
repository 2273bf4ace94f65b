import { permissionOf } from '#contract/routes.ts';
import type { RenderPage } from '../http/pages.ts';
import { element } from './markup.ts';
import type { ScriptsOf } from './scripts-of-pages.ts';

/**
 * Preloads the scripts of a page that needs a sign-in and was not rendered in time, after its stylesheet, because a
 * form cannot be read before its scripts run.
 */
export const withScriptsAhead =
  (renderPage: RenderPage, scriptsOf: ScriptsOf): RenderPage =>
  async (page, request) => {
    const rendered = await renderPage(page, request);
    if (page === null || rendered.isHydrationDeferred || permissionOf(page.route) === 'public') return rendered;
    const links = scriptsOf(page.route.name).map((file) =>
      element('link', { rel: 'modulepreload', fetchpriority: 'low', href: `/assets/${file}` }),
    );
    return { ...rendered, head: [rendered.head, ...links].join('\n') };
  };
