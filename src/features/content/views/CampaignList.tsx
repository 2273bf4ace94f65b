import type { AnswerOf } from '#contract/call.ts';
import type { CampaignRow } from '#contract/calls/cms.ts';
import type { Table } from '#contract/table.ts';
import { page, words } from '#copy/content/act.ts';
import { head } from '#copy/shell.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { LeadingLinks } from '#src/features/page-parts/views/LeadingLinks.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';

type List = AnswerOf<Table['activityQuery']>;

export function CampaignList({ list, query }: { list: List; query: string }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        <LeadingLinks links={page.links} />
      </PageHead>
      {list.items.length === 0 ? (
        <Empty picture="ship" level={2} title={words.emptyTitle}>
          {words.empty}
        </Empty>
      ) : (
        <ul aria-label={words.list} className="mt-3 grid gap-2">
          {list.items.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} now={list.serverTime} />
          ))}
        </ul>
      )}
      <CursorLinks list={list} query={query} />
      <Sheet sections={page.sections} />
    </>
  );
}

function Row({ campaign, now }: { campaign: CampaignRow; now: number }) {
  return (
    <li className="grid gap-2 rounded border border-line bg-surface p-2 md:grid-cols-[1fr_320px] md:p-3">
      <div className="min-w-0">
        <h2 className="text-20 leading-head font-strong">
          <Link href={`/act/${campaign.id}`} className="text-ink no-underline underline-offset-4 hover:underline">
            {campaign.title}
          </Link>
        </h2>
        <p className="mt-1 max-w-[40em] text-ink-2">{campaign.summary}</p>
      </div>
      <CampaignFacts campaign={campaign} now={now} />
    </li>
  );
}
