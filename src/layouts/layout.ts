import type { ReactNode } from 'react';
import type { LayoutName, PageName } from '#contract/routes.ts';

/** What a layout makes of the frame. The frame itself stays in the page, so that the focus outlives a change of layout. */
export interface Layout {
  /** The header with tabs and lines, or only the logo. */
  header: 'full' | 'bare';
  /** Neither header nor footer on a phone. */
  hidesFrameOnPhones?: boolean;
  /** The look of the content. */
  content: string;
  /** What lies behind the first words of the page, or is above them. */
  Ground?: (props: { page: PageName | null }) => ReactNode;
}

export type Layouts = Readonly<Record<LayoutName, Layout>>;
