import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { ThemeStore } from '../ui/theme.ts';

/** What the frame takes from the page it was served in and from the browser, read once at the start. */
export interface PageFrame {
  site: EmbeddedSite;
  onPhone: boolean;
  theme: ThemeStore;
  strip: { isClosed: boolean; close: () => void };
  /** A page has brought its own head; `isFirst` as long as it is the page that was served. */
  showHead: (isFirst: boolean) => void;
}
