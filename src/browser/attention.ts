import { INTERACTION_PENDING } from '#domain/page-events.ts';

/** Events that show a person is about to use an element. */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'click',
  'input',
  INTERACTION_PENDING,
] as const;

/** Calls once at the first pointer, keyboard or replayed interaction with an element. */
export function watchAttention(element: Element, onAttention: () => void): () => void {
  const listeners = new AbortController();
  const attend = () => {
    listeners.abort();
    onAttention();
  };
  const isOfElement = ({ target }: Event) => target instanceof Node && element.contains(target);
  // Listen on window: event replay stops propagation at the document.
  for (const sign of SIGNS)
    window.addEventListener(sign, (event) => isOfElement(event) && attend(), {
      capture: true,
      passive: true,
      signal: listeners.signal,
    });
  if (element.matches(':hover, :focus-within')) attend();
  return () => listeners.abort();
}
