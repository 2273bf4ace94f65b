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
