import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createActor } from 'xstate';
import type {
  PreloadedResponse,
  RenderRequest,
  RenderResponse,
  ServerRenderedPage,
  Visit,
} from '#contract/rendered-page.ts';
import { SEARCH_DEBOUNCE_MS } from '#domain/limits.ts';
import type { AppRef } from '#machines/app/index.ts';
import { selectPage, selectShownPage } from '#machines/navigation/index.ts';
import { hasPage } from '#src/ssr/has-page.ts';
import { signInWindow } from '#src/ssr/sign-in-dialog.tsx';
import { AppView } from '../app/AppView.tsx';
import { browserFrame } from '../app/browser-frame.ts';
import { rowOf } from '../app/pages.ts';
import { wireApp } from '../app/wiring.ts';
import { pendingAnswers, refusedAnswer, requestedResponses, withAsking } from './requested-responses.ts';
import { sectionsOf } from './sections.ts';
import { withShapes } from './sprites.ts';
import { createStillClock } from './still-clock.ts';
import { beginVisit } from './visit.ts';

/** A turn without anything asked: what an answer set off has asked by then. */
const QUIET_TURNS = 3;
const LONGEST_MS = 10_000;
const MOST_DRAWINGS = 3;

/** Head elements that React writes first; the server writes its own. */
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;
/** Headless UI also styles its markers, which `hidden` alone hides; the policy allows no styles in the page. */
const MARKER_STYLE = /(?<=<span hidden="") style="[^"]*"/g;
const REFUSED = /<script\b|\sstyle="/;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function settle() {
  const end = performance.now() + LONGEST_MS;
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    if (performance.now() > end) throw new Error('the page never came to rest');
    await nextTurn();
    quiet = pendingAnswers() === 0 ? quiet + 1 : 0;
  }
}

type StillClock = ReturnType<typeof createStillClock>;

/** Waits until no call is pending; runs debounced searches without their delay. */
async function settleAll(clock: StillClock) {
  await settle();
  clock.runSoon(SEARCH_DEBOUNCE_MS);
  await settle();
}

/** Starts each lazy section in page order and collects the responses it requests. */
async function loadSections(app: AppRef, clock: StillClock): Promise<Record<string, readonly PreloadedResponse[]>> {
  const navigation = app.getSnapshot().children.navigation?.getSnapshot();
  const page = navigation && selectShownPage(navigation);
  const later: Record<string, readonly PreloadedResponse[]> = {};
  if (!page) return later;
  for (const section of sectionsOf(page)) {
    const before = requestedResponses().length;
    selectPage(navigation)?.send({ type: 'section.near', section });
    await settleAll(clock);
    later[section] = requestedResponses().slice(before);
  }
  return later;
}

async function textOf(view: ReactNode, identifierPrefix = ''): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(<StrictMode>{view}</StrictMode>, {
    identifierPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const text = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return text.replace(MARKER_STYLE, '');
}

/** The text of a page; drawn again where drawing it asked for something. */
async function markupOf(app: AppRef): Promise<string> {
  for (let drawings = 0; drawings < MOST_DRAWINGS; drawings += 1) {
    const asked = requestedResponses().length;
    const text = await textOf(<AppView actor={app} onReload={() => undefined} frame={browserFrame()} />);
    await settle();
    if (requestedResponses().length === asked) return withShapes(text.replace(HEAD, ''));
  }
  throw new Error('the page asks for more each time it is rendered');
}

/** Draws a page as it is seen first, with all it asks for. */
export function drawPage(
  visit: Visit,
  ask: (asked: RenderRequest) => Promise<RenderResponse>,
): Promise<ServerRenderedPage> {
  const { reader } = visit;
  return withAsking(
    (asked) => ask({ ...asked, reader }),
    () => draw(visit),
  );
}

async function draw(visit: Visit): Promise<ServerRenderedPage> {
  beginVisit(visit);
  const clock = createStillClock();
  const app = createActor(wireApp(rowOf), { systemId: 'app', input: { ticket: null }, clock });
  app.start();
  try {
    await settleAll(clock);
    if (!hasPage(app)) throw new Error('the page did not open');
    const answers = [...requestedResponses()];
    const later = await loadSections(app, clock);
    const window = await signInWindow(app);
    const over = window === null ? '' : withShapes(await textOf(window, 'window'));
    const body = await markupOf(app);
    for (const text of [over, body]) {
      const refused = REFUSED.exec(text);
      if (refused !== null) throw new Error(`refused by the policy: ${text.slice(refused.index, refused.index + 80)}`);
    }
    const unanswered = refusedAnswer();
    if (unanswered !== null) throw new Error(`the page shows that something was not answered: ${unanswered}`);
    return { body, over, now: visit.now, isOwn: visit.reader !== null, answers, later };
  } finally {
    app.stop();
  }
}
