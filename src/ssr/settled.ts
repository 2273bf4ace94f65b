import type { AppRef } from '#machines/app/index.ts';
import { selectPage, selectScreen } from '#machines/navigation/index.ts';
import { selectVariant } from '#machines/page-loading/index.ts';

/** Whether a page is on the screen, and no bar says that another is on its way. */
export function hasPage(app: AppRef): boolean {
  const navigation = app.getSnapshot().children.navigation?.getSnapshot();
  if (navigation === undefined || selectScreen(navigation) !== 'page') return false;
  const bar = navigation.children.pageLoading;
  if (bar !== undefined && selectVariant(bar.getSnapshot()) !== 'hidden') return false;
  return selectPage(navigation) !== undefined;
}

/** Turns of the event loop in which a condition must hold: what one response sets off takes some of them. */
const QUIET_TURNS = 3;

const nextTurn = () => new Promise<void>((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));

/** Resolves to true once a condition has held for some turns in a row, to false when that takes too long. */
export async function settled(isQuiet: () => boolean, longestMs: number, turns = QUIET_TURNS) {
  const end = performance.now() + longestMs;
  for (let quiet = 0; quiet < turns; ) {
    if (performance.now() > end) return false;
    await nextTurn();
    quiet = isQuiet() ? quiet + 1 : 0;
  }
  return true;
}
