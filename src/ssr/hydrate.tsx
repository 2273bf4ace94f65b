import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { orderedAt } from '#contract/routes.ts';
import { PAGE_READY } from '#domain/page-events.ts';
import { displayedStoragePrefixes } from '#domain/storage-prefixes.ts';
import type { AppRef } from '#machines/app/index.ts';
import { selectShownPath } from '#machines/navigation/index.ts';
import { apiOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { holdClock, releaseClock } from '#src/browser/clock.ts';
import { hasToken, holdToken, releaseToken } from '#src/browser/cookies.ts';
import { pageLoaded } from '#src/lazy/page-loaded.ts';
import {
  ASKED_WITHIN_MS,
  dropServedAnswers,
  isOpeningHere,
  isPersonal,
  nextTurn,
  readServedAnswers,
  STEADY_TURNS,
} from '#src/ssr/preloaded-responses.ts';
import { hasPage } from './has-page.ts';

const LONGEST_MS = 20_000;

interface Drawn {
  element: HTMLElement;
  view: ReactNode;
  app: AppRef;
  /**
   * Waits until the app has reached the server-rendered state; false on timeout. A page that shows stored data does not
   * use all preloaded responses, so their use is not awaited.
   */
  showHead: (isFirst: boolean) => void;
  onError: (thrown: unknown) => void;
}

/** True when the site shows what the server rendered; stored input may replace it, and then some preloaded responses stay unread. */
async function comesToDrawing(app: AppRef, isAsDrawn: boolean): Promise<boolean> {
  await Promise.all([pageLoaded(), apiOf(app.system)]);
  let end = performance.now() + LONGEST_MS;
  for (let quiet = 0; quiet < STEADY_TURNS; ) {
    if (performance.now() > end) return false;
    await nextTurn();
    const isShown = hasPage(app);
    if (isShown) end = Math.min(end, performance.now() + ASKED_WITHIN_MS);
    quiet = isShown && (!isAsDrawn || isOpeningHere()) ? quiet + 1 : 0;
  }
  return true;
}

/** Some pages show what this browser kept of a visit. */
function keptNothing(): boolean {
  try {
    const { pathname, search } = location;
    const shown = displayedStoragePrefixes(pathname, search, orderedAt(pathname));
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return !names.some((name) => shown.some((start) => name.startsWith(start)));
  } catch {
    return true;
  }
}

function Arrival({ children, onArrival }: { children: ReactNode; onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return children;
}

/** Drops all preloaded responses once the visitor leaves this path, so that a return visit fetches current data. */
function dropOnLeaving(app: AppRef) {
  const renderedPath = location.pathname;
  const following = app.getSnapshot().children.navigation?.subscribe((snapshot) => {
    const path = selectShownPath(snapshot);
    if (path === null || path === renderedPath) return;
    dropServedAnswers('all');
    following?.unsubscribe();
  });
}

/** The page comes to this moment, and to the person who is signed in. */
function arrive(app: AppRef) {
  releaseClock();
  releaseToken();
  dropServedAnswers('own');
  document.dispatchEvent(new Event(PAGE_READY));
  if (hasToken()) sessionOf(app.system).send({ type: isPersonal() ? 'session.refresh' : 'tabs.signedIn' });
}

/** Before the site asks anything: it is to ask the page first. */
export function takeDrawn(): void {
  const renderedAt = readServedAnswers();
  if (renderedAt === null) return;
  holdClock(renderedAt);
  if (!isPersonal()) holdToken();
}

/** Hydrates a server-rendered page; renders it from scratch when it shows stored data or the states differ. */
export async function showDrawn({ element, view, app, showHead, onError }: Drawn): Promise<void> {
  dropOnLeaving(app);
  const isAsDrawn = keptNothing();
  const isReached = await comesToDrawing(app, isAsDrawn);
  showHead(true);
  const shown = <Arrival onArrival={() => arrive(app)}>{view}</Arrival>;
  if (isReached && isAsDrawn) hydrateRoot(element, shown, { onRecoverableError: onError });
  else createRoot(element).render(shown);
}
