import type { FunctionComponent, ReactNode } from 'react';
import { head } from '#src/ui/copy/head.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Sheet } from '../../ui/parts/common/Sheet.tsx';
import { LeadingLinks } from '../parts/LeadingLinks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PageLinkList } from '../parts/PageLinkList.tsx';

/** A page that says what a service is and leads on; what it is for, where that is on the page itself, comes before the rest. */
export function ServicePage({ page, children }: { page: PageCopy; children?: ReactNode }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        {children === undefined ? <LeadingLinks links={page.links} /> : <PageLinkList links={page.links} />}
      </PageHead>
      {page.notice === undefined ? null : (
        <div className="mt-2">
          <Note>{page.notice}</Note>
        </div>
      )}
      {children}
      <Sheet sections={page.sections} />
    </>
  );
}

/** The page of a copy file, with the search card of its service where it has one. */
export const servicePage = (page: PageCopy): FunctionComponent<{ search?: ReactNode }> =>
  function CopyPage({ search }) {
    return <ServicePage page={page}>{search}</ServicePage>;
  };
