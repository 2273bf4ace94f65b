import { head } from '#src/ui/copy/head.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Ways } from '../parts/Ways.tsx';

/** A page that says what a service is and leads on: its own title, heading, sections and ways. */
export function ServicePage({ page }: { page: PageCopy }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        <Ways ways={page.ways} />
      </PageHead>
      <Sheet sections={page.sections} />
    </>
  );
}
