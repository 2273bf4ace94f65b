import { THEME } from '#domain/storage-names.ts';
/** Reads the stored theme; null without one or when storage is unavailable. */
export function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function keepTheme(choice: string) {
  try {
    localStorage.setItem(THEME, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}

const atNight = () => matchMedia('(prefers-color-scheme: dark)');

function showTheme(choice: string) {
  const isDark = choice === 'dark' || (choice === 'system' && atNight().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function chooseTheme(choice: string) {
  showTheme(choice);
  keepTheme(choice);
}

/** Applies the chosen theme, follows changes of the system theme, and prints in the light theme. */
export function followTheme(choice: () => string) {
  const show = () => showTheme(choice());
  // It may have turned while the page was on its way.
  show();
  atNight().addEventListener('change', show);
  window.addEventListener('beforeprint', () => showTheme('light'));
  window.addEventListener('afterprint', show);
}
