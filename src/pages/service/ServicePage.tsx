import type { FunctionComponent, ReactNode } from 'react';
import { head } from '#src/ui/copy/head.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { Sheet } from '../../ui/parts/common/Sheet.tsx';
import { LeadingLinks } from '../parts/LeadingLinks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PageLinkList } from '../parts/PageLinkList.tsx';

interface ServicePageProps {
  page: PageCopy;
  /** Something was searched: the answer comes first, and what the service is needs no more room. */
  isAsked?: boolean;
  children?: ReactNode;
}

/** A page that says what a service is and leads on; what it is for, where that is on the page itself, comes before the rest. */
export function ServicePage({ page, isAsked, children }: ServicePageProps) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      {isAsked ? (
        <h1 className="sr-only">{page.heading}</h1>
      ) : (
        <PageHead {...page}>
          {children === undefined ? <LeadingLinks links={page.links} /> : <PageLinkList links={page.links} />}
        </PageHead>
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
