import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const FIRST_FIELD = 'input:not([type=radio], [type=hidden]), select';

/** Folds a search form to one line after the first search; a person in the form keeps it open until the next search. */
export function useFolding(hasSearched: boolean) {
  const [isEntered, setEntered] = useState(false);
  const [wasFolded, setWasFolded] = useState(hasSearched);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isFolded = hasSearched && !isEntered;
  if (isFolded && !wasFolded) setWasFolded(true);
  const open = () => {
    flushSync(() => setEntered(true));
    document.getElementById(id)?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };
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
