const KEY = 'charts.theme';

/** The reader's choice, kept where the browser lets it be kept. */
export function changeTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(KEY, dataset.theme);
  } catch {
    // A page from disk may have no storage; the choice then lasts as long as the page.
  }
}
