import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AppRef } from '#machines/app/index.ts';
import { holdClock, releaseClock } from '../../browser/clock.ts';
import { hasToken } from '../../browser/cookies.ts';
import { areAnswersTaken, dropServedAnswers, readServedAnswers } from '../../browser/served-answers.ts';
import { pageLoaded } from '../../ui/page-loaded.ts';
import { hasPage } from './has-page.ts';

/** What the page was drawn from has then been taken, or will not be. */
const LONGEST_MS = 20_000;
/** Turns in which nothing new is asked after the last answer. */
const STEADY_TURNS = 3;

/** Tells held.js that presses and keys reach the site. */
export const PAGE_READY = 'page-ready';

interface Drawn {
  element: HTMLElement;
  view: ReactNode;
  app: AppRef;
  /** Takes the served head away before the page brings its own. */
  showHead: (isFirst: boolean) => void;
  onError: (thrown: unknown) => void;
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Whether the site came to where the server drew it. */
async function comesToDrawing(app: AppRef): Promise<boolean> {
  const end = performance.now() + LONGEST_MS;
  await pageLoaded();
  for (let quiet = 0; quiet < STEADY_TURNS; ) {
    if (performance.now() > end) return false;
    await nextTurn();
    quiet = hasPage(app) && areAnswersTaken() ? quiet + 1 : 0;
  }
  return true;
}

function Arrival({ children, onArrival }: { children: ReactNode; onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return children;
}

const arrive = () => {
  releaseClock();
  dropServedAnswers();
  document.dispatchEvent(new Event(PAGE_READY));
};

/** Before the site asks anything: it is to ask the page first. */
export function takeDrawn(): void {
  const drawnAt = readServedAnswers();
  if (drawnAt !== null) holdClock(drawnAt);
}

/** Brings a page that came whole to life; where it cannot be as it was drawn, the site draws it itself in its place. */
export async function showDrawn({ element, view, app, showHead, onError }: Drawn): Promise<void> {
  const isReached = await comesToDrawing(app);
  showHead(true);
  const shown = <Arrival onArrival={arrive}>{view}</Arrival>;
  if (isReached && !hasToken()) hydrateRoot(element, shown, { onRecoverableError: onError });
  else createRoot(element).render(shown);
}
