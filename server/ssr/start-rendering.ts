import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageInput } from '#contract/page-inputs.ts';
import { PAGE_PRELOAD_ID, type RenderRequest, type RenderResponse } from '#contract/rendered-page.ts';
import { orderedAt } from '#contract/routes.ts';
import { APP_CODE, APP_DRIVER } from '#domain/limits.ts';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { TOAST_AFTER_RELOAD } from '#domain/storage-names.ts';
import { displayedStoragePrefixes } from '#domain/storage-prefixes.ts';
import type { CallContext } from '../calls/context.ts';
import { nextShown } from '../content/next-shown.ts';
import { dataBlock, element } from '../head/markup.ts';
import type { ScriptsOf } from '../head/scripts-of-pages.ts';
import { clientAddress, networkOf } from '../http/network.ts';
import type { RenderedPage, RenderPage } from '../http/pages.ts';
import { createReaders, type Reader, readerOf } from './readers.ts';
import { createRenderCache, type FreshPage } from './render-cache.ts';
import { createRenderThread } from './render-thread.ts';
import { type RequestedPage, visitOf } from './requested-page.ts';

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings' | 'release' | 'log'>;

/** Page loads per address for each rendering allowed to it. */
const PAGES_PER_RENDER = 20;

/** Address of calls for shared pages, which count as one visitor. */
const everybody: Reader = { headers: {}, remoteAddress: '192.0.2.1' };

/** Head of a rendered page: what hydration needs, and the responses it was rendered from. */
const headOf = (
  { visit: { path, query }, isOwn, isOfReader, isSignedIn }: RequestedPage,
  { now, until, answers, later, over }: FreshPage,
  scripts: readonly string[],
) => [
  // Blocks rendering until the dialog is parsed; otherwise it grows and moves during painting.
  ...(over === '' ? [] : [element('link', { rel: 'expect', href: `#${RENDERED_DIALOG_ID}`, blocking: 'render' })]),
  element(
    'script',
    {
      src: '/event-replay.js',
      'data-stored': [...displayedStoragePrefixes(path, query, orderedAt(path)), TOAST_AFTER_RELOAD].join(' '),
      'data-within': isSignedIn && !isOwn ? '0' : String(until - now),
      ...((isOfReader || isSignedIn) && { 'data-reader': isOfReader ? 'own' : '' }),
      'data-files': scripts.join(' '),
    },
    '',
  ),
  dataBlock({ type: 'application/json', id: PAGE_PRELOAD_ID }, { now, isOwn, answers, later }),
];

export interface Rendering {
  /** Wraps the renderer and adds the server-rendered body where possible. */
  around(renderPage: RenderPage): RenderPage;
  /** Starts rendering once calls can be answered. */
  answerBy(http: FastifyInstance): void;
  /** Drops cached pages that show one of these inputs. */
  noteWrite(changes: readonly PageInput[]): void;
  close(): Promise<void>;
}

/** Renders public pages on a worker thread; null when the build has no server bundle. */
export function startRendering(parts: Parts, siteFolder: string, scriptsOf: ScriptsOf): Rendering | null {
  const { clock, db, release, log } = parts;
  const program = join(siteFolder, '..', 'page', 'worker.js');
  if (!existsSync(program)) return null;
  let http: FastifyInstance | null = null;
  const written = new Map<PageInput, number>();
  const readers = createReaders();

  async function answer({ method, url, body, reader }: RenderRequest): Promise<RenderResponse> {
    if (http === null) throw new Error('the server does not answer yet');
    const person = reader === null ? everybody : readers.of(reader);
    if (person === undefined) throw new Error('the page of this person is no longer rendered');
    const response = await http.inject({
      method: method.toUpperCase() === 'POST' ? 'POST' : 'GET',
      url,
      remoteAddress: person.remoteAddress,
      headers: {
        host: new URL(parts.settings.publicOrigin ?? 'http://localhost').host,
        appcode: APP_CODE,
        appdriver: APP_DRIVER,
        ...person.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  }

  const thread = createRenderThread({ start: () => new Worker(program), answer });
  const pages = createRenderCache({
    render: (visit, owner, signal) => thread.render(visit, owner, signal),
    clock,
    build: release.build,
    perMinute: Math.ceil(parts.settings.pagesPerMinute / PAGES_PER_RENDER),
    dataVersion: (input) => written.get(input) ?? 0,
    nextChange: (now) => nextShown(db, now),
    onFailure: (path, error) => log.info('drawing.failed', { path, error }),
  });

  async function read({ visit, isOwn, isOfReader }: RequestedPage, request: FastifyRequest) {
    const network = networkOf(clientAddress(request));
    // A link or price that prefills a form may be revoked, so the page is not cached.
    if (!isOwn) return pages.read({ ...visit, reader: null }, { network, isCached: !isOfReader || visit.query === '' });
    const reader = await readerOf(request, parts);
    if (reader === null) return null;
    return readers.lend(reader, (name) => pages.read({ ...visit, reader: name }, { network, isCached: false }));
  }

  /** Rendered pages with their heads: the same object per page, so that it is composed and compressed once. */
  const composed = new WeakMap<FreshPage, Map<string, RenderedPage>>();

  function compose(plain: RenderedPage, pageVisit: RequestedPage, fresh: FreshPage, scripts: readonly string[]) {
    const forms = composed.get(fresh) ?? new Map<string, RenderedPage>();
    composed.set(fresh, forms);
    const form = `${pageVisit.isSignedIn} ${plain.head}`;
    const known = forms.get(form);
    if (known !== undefined) return known;
    const head = [plain.head, ...headOf(pageVisit, fresh, scripts)].join('\n');
    const { body, over } = fresh;
    const page: RenderedPage = { ...plain, head, body, over, isHydrationDeferred: true, isOwn: pageVisit.isOwn };
    forms.set(form, page);
    return page;
  }

  return {
    around: (renderPage) => async (page, request) => {
      const rendered = await renderPage(page, request);
      if (page === null || rendered.status !== 200) return rendered;
      const pageVisit = await visitOf(page, request, parts);
      const fresh = pageVisit === null ? null : await read(pageVisit, request);
      if (pageVisit === null || fresh === null) return rendered;
      return compose(rendered, pageVisit, fresh, scriptsOf(page.route.name, fresh.over !== ''));
    },
    answerBy: (served) => {
      http = served;
    },
    noteWrite: (changes) => {
      for (const input of changes) written.set(input, (written.get(input) ?? 0) + 1);
    },
    close: () => thread.close(),
  };
}
