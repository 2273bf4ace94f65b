import type { EmbeddedSite } from '#contract/embedded-site.ts';
import type { ThemeStore } from '../ui/theme.ts';

/** Values read once at startup from the served page and the browser. */
export interface PageFrame {
  site: EmbeddedSite;
  onPhone: boolean;
  theme: ThemeStore;
  strip: { isClosed: boolean; close: () => void };
  /** Called when a page has rendered its own head; `isFirst` while it is the served page. */
  showHead: (isFirst: boolean) => void;
}
