import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Folds a search form to one line after the first search; the form stays open while it has focus, until the next
 * search. Focus goes to the button that opens the form, since a focused location field would open its list.
 */
export function useFolding(hasSearched: boolean) {
  const [isEntered, setEntered] = useState(false);
  const [wasFolded, setWasFolded] = useState(hasSearched);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isFolded = hasSearched && !isEntered;
  if (isFolded && !wasFolded) setWasFolded(true);
  const open = () => setEntered(true);
  const fold = () => {
    flushSync(() => setEntered(false));
    button.current?.focus();
  };
  return {
    isFolded,
    hasLine: hasSearched && wasFolded,
    fold,
    line: { ref: button, controls: id, isFolded, onToggle: isFolded ? open : fold },
    form: { id, onFocus: () => setEntered(true) },
  };
}
