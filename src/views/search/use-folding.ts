import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Folds a search form to one line after the first search; a person in the form keeps it open until the next search. The
 * focus stays on the button that opens it, before the form: in a place field it would open a list over the fields below.
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
    /** Folds the form after a search and moves the focus to the line. */
    fold,
    line: { ref: button, controls: id, isFolded, onToggle: isFolded ? open : fold },
    form: { id, onFocus: () => setEntered(true) },
  };
}
