import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { brand } from '#copy/brand.ts';
import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { embeddedSite, servedHead } from '../browser/served-page.ts';
import { isStripClosed, keepStripClosed } from '../browser/strip.ts';
import { chooseTheme, followTheme, readTheme } from '../browser/theme.ts';
import { createThemeStore, type ThemeStore, themeChoiceOf } from '../ui/theme.ts';

/** Values read once at startup from the served page and the browser. */
export interface PageFrame {
  site: EmbeddedSite;
  onPhone: boolean;
  theme: ThemeStore;
  strip: { isClosed: boolean; close: () => void };
  /** Called when a page has rendered its own head; `isFirst` while it is the served page. */
  showHead: (isFirst: boolean) => void;
}

/** The frame of the page that is in this browser. */
export function browserFrame(): PageFrame {
  const theme = createThemeStore(themeChoiceOf(readTheme()), chooseTheme);
  followTheme(theme.read);
  const site = embeddedSite()!;
  Object.assign(brand, site.brand);
  return {
    site,
    onPhone: isPhoneBrowser(navigator.userAgent),
    theme,
    strip: { isClosed: isStripClosed(), close: keepStripClosed },
    showHead: servedHead(),
  };
}
