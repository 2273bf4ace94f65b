import type { AnswerOf } from '#contract/call.ts';
import type { Table as Calls } from '#contract/table.ts';
import { head } from '#src/ui/copy/head.ts';
import { words } from '#src/ui/copy/pages/act.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { CampaignBlocks } from '#src/views/articles/CampaignBlocks.tsx';
import { CampaignFacts } from '#src/views/articles/CampaignFacts.tsx';
import { PageHead } from '../parts/PageHead.tsx';

type Campaign = AnswerOf<Calls['activityItem']>;

export function CampaignSkeleton({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <title>{head.title(campaign.title)}</title>
      <meta name="description" content={campaign.summary} />
      <PageHead heading={campaign.title} lead={campaign.summary} picture="ship" />
      <div className="mt-3 grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <aside className="grid content-start gap-2 lg:order-last">
          <div className="rounded border border-line bg-surface p-2">
            <CampaignFacts campaign={campaign} now={campaign.serverTime} />
          </div>
          <Link href="/act" className="text-link underline-offset-4 hover:underline">
            {words.back}
          </Link>
        </aside>
        <CampaignBlocks campaign={campaign} />
      </div>
    </>
  );
}
