import { type EventObject, fromCallback } from 'xstate';
import { DEFERRED_SECTIONS_MAX_MS } from '#domain/limits.ts';
import { hasServedAnswers } from '#src/browser/served-answers.ts';

/** A page that did not come with its content initialEvent what is still far once it is at rest. */
export const sectionsDue = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ sendBack }) => {
    if (hasServedAnswers()) return;
    const timer = setTimeout(() => sendBack({ type: 'sections.due' }), DEFERRED_SECTIONS_MAX_MS);
    return () => clearTimeout(timer);
  });
