import { brand } from '#copy/brand.ts';
import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { embeddedSite, servedHead } from '../browser/served-page.ts';
import { isStripClosed, keepStripClosed } from '../browser/strip.ts';
import { chooseTheme, followTheme, readTheme } from '../browser/theme.ts';
import { createThemeStore, themeChoiceOf } from '../ui/theme.ts';
import type { PageFrame } from './frame.ts';

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
