import type { ReactNode } from 'react';
import type { PageName } from '#contract/routes.ts';
import { shell } from '#copy/shell.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import type { Layout } from './layout.ts';

interface FrameProps {
  layout: Layout;
  page: PageName | null;
  onPhone: boolean;
  /** Banner above the header; scrolls with the page. */
  strip: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Frame of every page. The content is at least as high as the screen, so that a loading page shifts nothing in view. */
export function Frame({ layout, page, onPhone, strip, header, footer, children }: FrameProps) {
  const isAlone = layout.hidesFrameOnPhones === true && onPhone;
  const { Ground } = layout;
  return (
    <>
      <Link href="#content" className="skip-link">
        {shell.skipToContent}
      </Link>
      {strip}
      {isAlone ? null : header}
      <div className="relative flex min-h-svh flex-col">
        {Ground === undefined ? null : <Ground page={page} />}
        <main id="content" tabIndex={-1} className={`relative grow outline-0 ${layout.content}`}>
          {children}
        </main>
      </div>
      {isAlone ? null : footer}
    </>
  );
}
