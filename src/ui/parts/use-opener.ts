import { useRef, useState } from 'react';
import { loadHeadless, loadOnApproach, useHeadless } from './headless.ts';

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  preventDefault(): void;
}

/** A plain button until first used: a click or an opening key loads the Headless version, which takes its place, the focus and the keys pressed while loading. */
export function useOpener() {
  const loaded = useHeadless();
  const [isUsed, setUsed] = useState(false);
  const keys = useRef<string[]>([]);
  const use = async () => {
    setUsed(true);
    if (await loadHeadless()) return;
    keys.current = [];
    setUsed(false);
  };
  return {
    headless: isUsed ? loaded : null,
    isLoading: isUsed && !loaded,
    keys,
    handlers: {
      ...loadOnApproach,
      onClick: () => {
        if (!isUsed) keys.current = ['Enter'];
        void use();
      },
      onKeyDown: (event: PressedKey) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const opens = event.key === 'Enter' || event.key === ' ' || event.key.startsWith('Arrow');
        const continues = event.key.length === 1 || ['Home', 'End', 'Escape'].includes(event.key);
        if (!opens && !(isUsed && continues)) return;
        event.preventDefault();
        keys.current.push(event.key);
        void use();
      },
    },
  };
}
