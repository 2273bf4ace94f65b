import { type PageFrame, plainSite } from '#src/app/frame.ts';
import { theme } from '#src/ui/theme.ts';

const nothing = () => undefined;

/** What is around a page that no server configured. */
export const plainFrame: PageFrame = {
  site: plainSite,
  onPhone: false,
  theme: { initial: theme.theme, choose: nothing },
  strip: { isClosed: false, close: nothing },
  showHead: nothing,
};
