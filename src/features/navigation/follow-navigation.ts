import type { AppRef } from '#machines/app/index.ts';
import { selectShownPath } from '#machines/navigation/index.ts';

/** Calls back whenever another page than the first is on the screen. */
export function followNavigation(app: AppRef, arrive: () => void) {
  const navigation = app.getSnapshot().children.navigation;
  let shown: string | null = null;
  return navigation?.subscribe((snapshot) => {
    const path = selectShownPath(snapshot);
    const isAnother = shown !== null && path !== shown;
    shown = path;
    if (isAnother) arrive();
  });
}
