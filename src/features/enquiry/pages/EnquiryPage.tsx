import type { ReactNode } from 'react';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { PageLinkList } from '#src/features/page-parts/views/PageLinkItem.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';

interface EnquiryPageProps {
  page: PageCopy;
  /** Form, the user's enquiries and the answers. */
  panel: ReactNode;
  /** The form precedes the introduction, except on pages of a brand. */
  isFormFirst?: boolean;
}

export function EnquiryPage({ page, panel, isFormFirst = false }: EnquiryPageProps) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        <PageLinkList links={page.links} />
      </PageHead>
      {isFormFirst ? null : <Sheet sections={page.sections} />}
      <div className="mt-4">{panel}</div>
      {isFormFirst ? <Sheet sections={page.sections} /> : null}
    </>
  );
}
