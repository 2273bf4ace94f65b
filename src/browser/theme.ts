import { THEME } from '#domain/storage-names.ts';
/** What the visitor chose here before; null where nothing is kept or nothing can be. */
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

/** Keeps the page in the theme of the choice as the system turns, and on light paper whatever it is. */
export function followTheme(choice: () => string) {
  const show = () => showTheme(choice());
  // It may have turned while the page was on its way.
  show();
  atNight().addEventListener('change', show);
  window.addEventListener('beforeprint', () => showTheme('light'));
  window.addEventListener('afterprint', show);
}
