import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { embeddedSite, servedHead } from '../browser/served-page.ts';
import { isStripClosed, keepStripClosed } from '../browser/strip.ts';
import { openThemeStore } from '../browser/theme.ts';
import { brand } from '../ui/brand.ts';
import type { PageFrame } from './frame.ts';

/** The frame of the page that is in this browser. */
export function browserFrame(): PageFrame {
  const site = embeddedSite()!;
  Object.assign(brand, site.brand);
  return {
    site,
    onPhone: isPhoneBrowser(navigator.userAgent),
    theme: openThemeStore(),
    strip: { isClosed: isStripClosed(), close: keepStripClosed },
    showHead: servedHead(),
  };
}
