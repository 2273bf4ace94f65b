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
import { pageLoaded } from '#src/lazy/preload.ts';
import { hasStoredData } from './event-replay/stored-data.ts';
import { dropResponses, isReadyToHydrate, readPreload, UNUSED_AFTER_MS } from './preloaded-responses.ts';
import { hasPage, settled } from './settled.ts';

const LONGEST_MS = 20_000;

export interface FirstPage {
  element: HTMLElement;
  view: ReactNode;
  app: AppRef;
  /** Removes head elements of the served document that the view renders itself. */
  showHead: (isFirst: boolean) => void;
  onError: (thrown: unknown) => void;
}

/**
 * Waits until the app has reached the server-rendered state; false on timeout. A page that shows stored data does not
 * use all preloaded responses, so their use is not awaited.
 */
async function isStateReached(app: AppRef, showsStoredData: boolean): Promise<boolean> {
  await Promise.all([pageLoaded(), apiOf(app.system)]);
  if (!(await settled(() => hasPage(app), LONGEST_MS, 1))) return false;
  return settled(() => hasPage(app) && (showsStoredData || isReadyToHydrate()), UNUSED_AFTER_MS);
}

function Hydrated({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Drops all preloaded responses once the visitor leaves this path, so that a return visit fetches current data. */
function dropOnLeaving(app: AppRef) {
  const renderedPath = location.pathname;
  const following = app.getSnapshot().children.navigation?.subscribe((snapshot) => {
    const path = selectShownPath(snapshot);
    if (path === null || path === renderedPath) return;
    dropResponses('all');
    following?.unsubscribe();
  });
}

/** Hydrates the page; renders it from scratch when it shows stored data or the states differ. */
async function hydrate({ element, view, app, showHead, onError }: FirstPage, isOwn: boolean): Promise<void> {
  dropOnLeaving(app);
  const { pathname, search } = location;
  const showsStoredData = hasStoredData(displayedStoragePrefixes(pathname, search, orderedAt(pathname)));
  const isReached = await isStateReached(app, showsStoredData);
  showHead(true);
  const onReady = () => {
    releaseClock();
    releaseToken();
    dropResponses('page');
    document.dispatchEvent(new Event(PAGE_READY));
    if (hasToken()) sessionOf(app.system).send({ type: isOwn ? 'session.refresh' : 'tabs.signedIn' });
  };
  const shown = <Hydrated onReady={onReady}>{view}</Hydrated>;
  if (isReached && !showsStoredData) hydrateRoot(element, shown, { onRecoverableError: onError });
  else createRoot(element).render(shown);
}

/** Takes over the server's state: its responses, its time, and a signed-out visitor where the page is for everybody. */
export function prepareHydration() {
  const { now, isOwn } = readPreload();
  holdClock(now);
  if (!isOwn) holdToken(null);
  return (page: FirstPage) => void hydrate(page, isOwn);
}
