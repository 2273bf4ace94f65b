import { isPhoneBrowser } from '#domain/phone-browser.ts';
import { embeddedSite, servedHead } from '../browser/served-page.ts';
import { isStripClosed, keepStripClosed } from '../browser/strip.ts';
import { followTheme, keepTheme, readTheme, showTheme } from '../browser/theme.ts';
import { brand } from '../ui/brand.ts';
import { type ThemeChoice, themeChoiceOf } from '../ui/theme.ts';
import type { PageFrame } from './frame.ts';

/** The frame of the page that is in this browser. */
export function browserFrame(): PageFrame {
  let chosen = themeChoiceOf(readTheme());
  followTheme(() => chosen);
  const site = embeddedSite()!;
  Object.assign(brand, site.brand);
  return {
    site,
    onPhone: isPhoneBrowser(navigator.userAgent),
    theme: {
      initial: chosen,
      choose: (choice: ThemeChoice) => {
        chosen = choice;
        showTheme(choice);
        keepTheme(choice);
      },
    },
    strip: { isClosed: isStripClosed(), close: keepStripClosed },
    showHead: servedHead(),
  };
}
