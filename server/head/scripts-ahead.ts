import type { FastifyRequest } from 'fastify';
import type { RouteMatch } from '#contract/routes.ts';
import type { RenderPage } from '../http/pages.ts';
import { element } from './markup.ts';
import { isUserCentre } from './render.ts';
import { scriptsOfPages } from './scripts-of-pages.ts';

/**
 * A page that the browser draws names its scripts, so that none waits for the one that imports it. What the page is styled
 * with comes before them.
 */
export function withScriptsAhead(renderPage: RenderPage, siteFolder: string): RenderPage {
  const { ofPage, ofCentre } = scriptsOfPages(siteFolder);
  const scriptsOf = (page: RouteMatch | null, request: FastifyRequest) => {
    if (isUserCentre(request)) return ofCentre;
    return page === null ? [] : ofPage(page.route.name);
  };
  return async (page, request) => {
    const rendered = await renderPage(page, request);
    if (rendered.status !== 200 || rendered.isAsleep) return rendered;
    const links = scriptsOf(page, request).map((file) =>
      element('link', { rel: 'modulepreload', fetchpriority: 'low', href: `/assets/${file}` }),
    );
    return { ...rendered, head: [rendered.head, ...links].join('\n') };
  };
}
