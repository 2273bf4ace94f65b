import type { PageFrame } from '#src/app/browser-frame.ts';
import { plainSiteOf } from '#src/app/plain-site.ts';
import { createThemeStore } from '#src/ui/theme.ts';

const nothing = () => undefined;

export const plainSite = plainSiteOf('0.1.0', 'test');

/** Page frame without server configuration. */
export const plainFrame: PageFrame = {
  site: plainSite,
  onPhone: false,
  theme: createThemeStore('light', nothing),
  strip: { isClosed: false, close: nothing },
  showHead: nothing,
};
