import type { AnswerOf } from '#contract/call.ts';
import type { Table as Calls } from '#contract/table.ts';
import { words } from '#copy/content/act.ts';
import { head } from '#copy/shell.ts';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { CampaignBlocks } from './CampaignBlocks.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';

type Campaign = AnswerOf<Calls['activityItem']>;

function Participants({ campaign: { participants } }: { campaign: Campaign }) {
  if (participants.length === 0) return null;
  return (
    <section className="grid gap-1 rounded border border-line bg-surface p-2">
      <h2 className="font-strong text-14">{words.participants}</h2>
      <ul className="grid gap-1 text-12 text-ink-2">
        {participants.map(({ name, boxes, takenAt }) => (
          <li key={`${takenAt} ${name}`} className="flex flex-wrap gap-x-1">
            {words.participant(name ?? words.person, boxes)}
            <DateTime instant={takenAt} zone={HOUSE_ZONE} />
          </li>
        ))}
      </ul>
    </section>
  );
}

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
          <Participants campaign={campaign} />
          <Link href="/act" className="text-link underline-offset-4 hover:underline">
            {words.back}
          </Link>
        </aside>
        <CampaignBlocks campaign={campaign} />
      </div>
    </>
  );
}
