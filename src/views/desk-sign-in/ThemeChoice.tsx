import { useState } from 'react';
import type { ThemeChoice as Choice } from '#src/ui/theme.ts';
import { ThemeChoices } from '../footer/ThemeChoices.tsx';

export interface DeskTheme {
  initial: Choice;
  choose: (choice: Choice) => void;
}

/** The site in the same browser takes the same. */
export function ThemeChoice({ theme }: { theme: DeskTheme }) {
  const [chosen, setChosen] = useState(theme.initial);
  const choose = (choice: Choice) => {
    setChosen(choice);
    theme.choose(choice);
  };
  return (
    <footer className="flex flex-wrap items-center justify-end gap-1 border-line border-t px-2 py-1 text-12 text-ink-3 md:px-3">
      <ThemeChoices value={chosen} onChange={choose} />
    </footer>
  );
}
