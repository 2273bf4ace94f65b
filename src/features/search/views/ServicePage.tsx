import type { FunctionComponent, ReactNode } from 'react';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { LeadingLinks } from '#src/features/page-parts/views/LeadingLinks.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { PageLinkList } from '#src/features/page-parts/views/PageLinkItem.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';

interface ServicePageProps {
  page: PageCopy;
  /** After a search, results come first and the introduction is compact. */
  hasSearched?: boolean;
  children?: ReactNode;
}

/** Introduces a service with links; interactive content comes first. */
export function ServicePage({ page, hasSearched, children }: ServicePageProps) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      {hasSearched ? (
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

/** Creates a page from its copy, with a search card for services that have one. */
export const servicePage = (page: PageCopy): FunctionComponent<{ search?: ReactNode }> =>
  function CopyPage({ search }) {
    return <ServicePage page={page}>{search}</ServicePage>;
  };
