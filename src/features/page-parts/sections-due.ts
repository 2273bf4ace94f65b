import { type EventObject, fromCallback } from 'xstate';
import { DEFERRED_SECTIONS_MAX_MS } from '#domain/limits.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';

/** Starts the sections below the fold once a page that was not server-rendered is idle. */
export const sectionsDue = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ sendBack }) => {
    const timer = unlessPreloaded(() => setTimeout(() => sendBack({ type: 'sections.due' }), DEFERRED_SECTIONS_MAX_MS));
    return () => clearTimeout(timer ?? undefined);
  });
