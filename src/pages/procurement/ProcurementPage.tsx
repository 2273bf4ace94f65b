import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { head } from '#src/ui/copy/head.ts';
import type { PageCopy } from '#src/ui/copy/pages/page-copy.ts';
import { words } from '#src/ui/copy/pages/procurement.ts';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { ResourceView } from '#src/views/resource/ResourceView.tsx';
import { MissingPage } from '../parts/MissingPage.tsx';
import { PostList } from './PostList.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';

export type Procurement =
  | { kind: 'list'; list: AnswerOf<Table['procurementQuery']> }
  | { kind: 'item'; item: AnswerOf<Table['procurementItem']> };

interface ProcurementPageProps {
  page: PageCopy;
  /** Where this page's list stands; a record is one step below. */
  base: string;
  resource: ResourceRef<Procurement>;
}

/** Offers and requests for chemicals, on the wide page and on the one for a phone. */
export function ProcurementPage({ page, base, resource }: ProcurementPageProps) {
  return (
    <ResourceView
      actor={resource}
      heading={
        <>
          <title>{head.title(page.title)}</title>
          <h1 className="mb-2 text-28 leading-head font-strong">{page.heading}</h1>
        </>
      }
      skeleton={<SkeletonRows rows={8} columns={4} />}
      missing={<MissingPage title={words.missing} link={{ label: words.back, to: base }} />}
    >
      {(content, query) =>
        content.kind === 'list' ? (
          <PostList page={page} base={base} list={content.list} query={query} />
        ) : (
          <PostSkeleton base={base} post={content.item} />
        )
      }
    </ResourceView>
  );
}
