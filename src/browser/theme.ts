import { THEME } from '#domain/storage-names.ts';
import { createThemeStore, type ThemeChoice, type ThemeStore, themeChoiceOf } from '../ui/theme.ts';

/** What the visitor chose here before; null where nothing is kept or nothing can be. */
function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function keepTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(THEME, choice);
  } catch {
    // The choice then lasts as long as the page.
  }
}

const atNight = () => matchMedia('(prefers-color-scheme: dark)');

function showTheme(choice: ThemeChoice) {
  const isDark = choice === 'dark' || (choice === 'system' && atNight().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** The theme chosen in this browser; the page follows it as the system turns, and is on light paper whatever it is. */
export function openThemeStore(): ThemeStore {
  const store = createThemeStore(themeChoiceOf(readTheme()), (choice) => {
    showTheme(choice);
    keepTheme(choice);
  });
  const show = () => showTheme(store.read());
  atNight().addEventListener('change', show);
  window.addEventListener('beforeprint', () => showTheme('light'));
  window.addEventListener('afterprint', show);
  return store;
}
