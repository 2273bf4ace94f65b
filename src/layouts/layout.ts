import type { ReactNode } from 'react';
import type { LayoutName, PageName } from '#contract/routes.ts';

/** How a layout configures the frame. The frame stays mounted in the page, so that focus survives a change of layout. */
export interface Layout {
  /** Full header with tabs, or only the logo. */
  header: 'full' | 'bare';
  /** Neither header nor footer on a phone. */
  hidesFrameOnPhones?: boolean;
  /** Classes of the content. */
  content: string;
  /** Background of the page head, or content above it. */
  Ground?: (props: { page: PageName | null }) => ReactNode;
}

export type Layouts = Readonly<Record<LayoutName, Layout>>;
