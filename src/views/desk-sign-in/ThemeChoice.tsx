import { useState } from 'react';
import { footer as words } from '#src/ui/copy/footer.ts';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { type ThemeChoice as Choice, THEME_CHOICES } from '#src/ui/theme.ts';

export interface DeskTheme {
  initial: Choice;
  choose: (choice: Choice) => void;
}

const choices = THEME_CHOICES.map((value) => ({ value, label: words.themes[value] }));

/** By day, by night or as the system has it; the site in the same browser takes the same. */
export function ThemeChoice({ theme }: { theme: DeskTheme }) {
  const [chosen, setChosen] = useState(theme.initial);
  const choose = (choice: Choice) => {
    setChosen(choice);
    theme.choose(choice);
  };
  return (
    <footer className="flex flex-wrap items-center justify-end gap-1 border-line border-t px-2 py-1 text-12 text-ink-3 md:px-3">
      <span aria-hidden="true">{words.theme}</span>
      <Segmented label={words.theme} choices={choices} value={chosen} onChange={choose} compact />
    </footer>
  );
}
