import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import type { RenderRequest, RenderResponse, ServerRenderedPage, Visit } from '#contract/rendered-page.ts';
import type { PageName } from '#contract/routes.ts';
import { SEARCH_DEBOUNCE_MS } from '#domain/limits.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { HomeSection } from '#machines/home/index.ts';
import { selectPage, selectShownPage } from '#machines/navigation/index.ts';
import { hasPage, settled } from '#src/ssr/settled.ts';
import { MARKER_STYLE } from '#src/ui/parts/headless/InLandmark.tsx';
import { AppView } from '../../app/AppView.tsx';
import { browserFrame } from '../../app/browser-frame.ts';
import { rowOf } from '../../app/pages.ts';
import { wireApp } from '../../app/wiring.ts';
import { createActorClock } from './actor-clock.ts';
import { beginVisit } from './browser-globals.ts';
import { inlineSprites } from './inline-sprites.ts';
import { recording, withRecording } from './recorded-responses.ts';
import { signInDialog } from './sign-in-dialog.tsx';

const LONGEST_MS = 10_000;
const MAX_RENDERINGS = 3;

/** Head elements that React writes first; the server writes its own. */
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;
const REFUSED = /(?:<script\b|\sstyle=").{0,80}/;

/** Lazy sections in page order. */
const sections: Partial<Record<PageName, readonly string[]>> = {
  home: ['card', 'classes', 'lanes', 'tools', 'closing'] satisfies HomeSection[],
  business: ['network', 'lead'],
};

async function settle() {
  if (!(await settled(() => recording().pending === 0, LONGEST_MS))) throw new Error('the page never came to rest');
}

type ActorClock = ReturnType<typeof createActorClock>;

/** Waits until no call is pending; runs debounced searches without their delay. */
async function settleSearches(clock: ActorClock) {
  await settle();
  clock.runSoon(SEARCH_DEBOUNCE_MS);
  await settle();
}

/** Starts each lazy section and collects the responses it requests. */
async function loadSections(app: AppRef, clock: ActorClock): Promise<ServerRenderedPage['later']> {
  const navigation = app.getSnapshot().children.navigation?.getSnapshot();
  const page = navigation && selectShownPage(navigation);
  const { responses } = recording();
  const later: Record<string, typeof responses> = {};
  for (const section of (page && sections[page]) ?? []) {
    const before = responses.length;
    if (navigation) selectPage(navigation)?.send({ type: 'section.near', section });
    await settleSearches(clock);
    later[section] = responses.slice(before);
  }
  return later;
}

async function markupOf(view: ReactNode, identifierPrefix = ''): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(<StrictMode>{view}</StrictMode>, {
    identifierPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return inlineSprites(markup.replace(MARKER_STYLE, ''));
}

/** Renders the page, again where rendering it requested something. */
async function renderBody(app: AppRef): Promise<string> {
  const { responses } = recording();
  for (let renderings = 0; renderings < MAX_RENDERINGS; renderings += 1) {
    const before = responses.length;
    const markup = await markupOf(<AppView actor={app} onReload={() => undefined} frame={browserFrame()} />);
    await settle();
    if (responses.length === before) return markup.replace(HEAD, '');
  }
  throw new Error('the page asks for more each time it is rendered');
}

/** Renders a page with the responses it shows; `send` answers its calls. */
export const renderPage = (
  visit: Visit,
  send: (request: RenderRequest) => Promise<RenderResponse>,
): Promise<ServerRenderedPage> =>
  withRecording(
    (request) => send({ ...request, reader: visit.reader }),
    () => render(visit),
  );

async function render(visit: Visit): Promise<ServerRenderedPage> {
  beginVisit(visit);
  const clock = createActorClock();
  const app = createActor(wireApp(rowOf), { systemId: 'app', input: { ticket: null }, clock });
  app.start();
  try {
    await settleSearches(clock);
    if (!hasPage(app)) throw new Error('the page did not open');
    const answers = [...recording().responses];
    const later = await loadSections(app, clock);
    const dialog = await signInDialog(app);
    const over = dialog === null ? '' : await markupOf(dialog, 'window');
    const body = await renderBody(app);
    const [unsafe] = REFUSED.exec(over + body) ?? [];
    if (unsafe !== undefined) throw new Error(`the page has what the policy refuses: ${unsafe}`);
    const { refused } = recording();
    if (refused !== null) throw new Error(`the page shows that something was not answered: ${refused}`);
    return { body, over, now: visit.now, isOwn: visit.reader !== null, answers, later };
  } finally {
    app.stop();
  }
}
