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
import { createDrawingThread } from './drawing-thread.ts';
import { createDrawnPages, type FreshPage } from './drawn-pages.ts';
import { createReaders, type Reader, readerOf } from './readers.ts';
import { type AskedPage, visitOf } from './visit.ts';

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings' | 'release' | 'log'>;

/** Pages that one address opens for each page that may be rendered for it alone. */
const PAGES_PER_RENDER = 20;

/** The address that the pages' own calls come from: counted as one visitor's. */
const nobody: Reader = { headers: {}, remoteAddress: '192.0.2.1' };

/** What wakes the site beneath a drawn page, and what the page was drawn from. */
const headOf = (
  { visit: { path, query }, isOwn, isOfReader, isSignedIn }: AskedPage,
  { now, until, answers, later, over }: FreshPage,
  scripts: readonly string[],
) => [
  // A window that is painted while the rest of it is still parsed grows and moves.
  ...(over === '' ? [] : [element('link', { rel: 'expect', href: `#${RENDERED_DIALOG_ID}`, blocking: 'render' })]),
  element(
    'script',
    {
      src: '/early-input.js',
      'data-kept': [...displayedStoragePrefixes(path, query, orderedAt(path)), TOAST_AFTER_RELOAD].join(' '),
      'data-within': isSignedIn && !isOwn ? '0' : String(until - now),
      ...((isOfReader || isSignedIn) && { 'data-reader': isOfReader ? 'own' : '' }),
      'data-files': scripts.join(' '),
    },
    '',
  ),
  dataBlock({ type: 'application/json', id: PAGE_PRELOAD_ID }, { now, isOwn, answers, later }),
];

export interface Drawing {
  /** Puts the page itself into what is rendered, where it can be drawn. */
  around(renderPage: RenderPage): RenderPage;
  /** Pages are drawn once there is somebody to answer what they ask. */
  answerBy(http: FastifyInstance): void;
  /** Ends the kept pages that show one of these inputs. */
  noteWrite(changes: readonly PageInput[]): void;
  close(): Promise<void>;
}

/** Draws public pages in a thread of their own; null where the build holds nothing to draw them with. */
export function startDrawing(parts: Parts, siteFolder: string, scriptsOf: ScriptsOf): Drawing | null {
  const { clock, db, release, log } = parts;
  const program = join(siteFolder, '..', 'page', 'worker.js');
  if (!existsSync(program)) return null;
  let http: FastifyInstance | null = null;
  const written = new Map<PageInput, number>();

  const readers = createReaders();

  async function answer({ method, url, body, reader }: RenderRequest): Promise<RenderResponse> {
    if (http === null) throw new Error('the server does not answer yet');
    const person = reader === null ? nobody : readers.of(reader);
    if (person === undefined) throw new Error('the page of this person is no longer drawn');
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

  const thread = createDrawingThread({ start: () => new Worker(program), answer });
  const pages = createDrawnPages({
    draw: (visit, owner, signal) => thread.draw(visit, owner, signal),
    clock,
    build: release.build,
    perMinute: Math.ceil(parts.settings.pagesPerMinute / PAGES_PER_RENDER),
    dataVersion: (input) => written.get(input) ?? 0,
    nextChange: (now) => nextShown(db, now),
    onFailure: (path, error) => log.info('drawing.failed', { path, error }),
  });

  async function read({ visit, isOwn, isOfReader }: AskedPage, request: FastifyRequest) {
    const network = networkOf(clientAddress(request));
    // What a form begins with may be taken back: a link, a price.
    if (!isOwn) return pages.read({ ...visit, reader: null }, { network, isKept: !(isOfReader && visit.query !== '') });
    const reader = await readerOf(request, parts);
    if (reader === null) return null;
    return readers.lend(reader, (name) => pages.read({ ...visit, reader: name }, { network, isKept: false }));
  }

  /** Rendered pages with their heads: the same object for the same page, so that it is composed and compressed once. */
  const composed = new WeakMap<FreshPage, Map<string, RenderedPage>>();

  function compose(plain: RenderedPage, asked: AskedPage, fresh: FreshPage, scripts: readonly string[]) {
    const forms = composed.get(fresh) ?? new Map<string, RenderedPage>();
    composed.set(fresh, forms);
    const form = `${asked.isSignedIn} ${plain.head}`;
    const known = forms.get(form);
    if (known !== undefined) return known;
    const head = [plain.head, ...headOf(asked, fresh, scripts)].join('\n');
    const { body, over } = fresh;
    const page: RenderedPage = { ...plain, head, body, over, isAsleep: true, isOwn: asked.isOwn };
    forms.set(form, page);
    return page;
  }

  return {
    around: (renderPage) => async (page, request) => {
      const rendered = await renderPage(page, request);
      if (page === null || rendered.status !== 200) return rendered;
      const asked = await visitOf(page, request, parts);
      const fresh = asked === null ? null : await read(asked, request);
      if (asked === null || fresh === null) return rendered;
      return compose(rendered, asked, fresh, scriptsOf(page.route.name, fresh.over !== ''));
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
