import { ThemeChoices } from '#src/features/header/views/ThemeChoices.tsx';
import type { ThemeStore } from '#src/ui/theme.ts';

/** The choice is shared with the site in the same browser. */
export const ThemeChoice = ({ theme }: { theme: ThemeStore }) => (
  <footer className="flex flex-wrap items-center justify-end gap-1 border-line border-t px-2 py-1 text-12 text-ink-3 md:px-3">
    <ThemeChoices theme={theme} />
  </footer>
);
