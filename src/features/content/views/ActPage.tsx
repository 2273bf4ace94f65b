import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { page, words } from '#copy/content/act.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { CampaignList } from './CampaignList.tsx';
import { CampaignSkeleton } from './CampaignSkeleton.tsx';

type Campaigns =
  | { kind: 'list'; list: AnswerOf<Table['activityQuery']> }
  | { kind: 'item'; item: AnswerOf<Table['activityItem']> };

export default function ActPage({ resource }: { resource: ResourceRef<Campaigns> }) {
  return (
    <ResourceView
      actor={resource}
      heading={
        <>
          <title>{head.title(page.title)}</title>
          <h1 className="mb-2 text-28 leading-head font-strong">{page.heading}</h1>
        </>
      }
      skeleton={<SkeletonRows rows={6} columns={3} />}
      missing={<MissingPage title={words.missing} link={{ label: words.back, to: '/act' }} />}
    >
      {(campaigns, query) =>
        campaigns.kind === 'list' ? (
          <CampaignList list={campaigns.list} query={query} />
        ) : (
          <CampaignSkeleton campaign={campaigns.item} />
        )
      }
    </ResourceView>
  );
}
