import type { AnswerOf } from '#contract/call.ts';
import type { CampaignRow, CampaignState } from '#contract/calls/cms.ts';
import type { Table as Calls, Table } from '#contract/table.ts';
import { page, words } from '#copy/content/act.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { LeadingLinks } from '#src/features/page-parts/views/LeadingLinks.tsx';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { CampaignBlocks } from './CampaignBlocks.tsx';

const TONES: Record<CampaignState, BadgeTone> = { AHEAD: 'sea', RUNNING: 'ok', SOLD_OUT: 'warn', OVER: 'plain' };

/** Shows state, period, time left (server clock) and remaining containers. */
export function CampaignFacts({ campaign, now }: { campaign: CampaignRow; now: number }) {
  const { state, startsAt, endsAt, stock } = campaign;
  const isAhead = state === 'AHEAD';
  return (
    <div className="grid content-start gap-1">
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <Badge tone={TONES[state]}>{words.state[state]}</Badge>
        {state === 'OVER' ? null : (
          <span className="inline-flex items-center gap-0.75">
            <span className="text-12 text-ink-3">{isAhead ? words.untilStart : words.untilEnd}</span>
            <Countdown deadline={isAhead ? startsAt : endsAt} now={now} />
          </span>
        )}
      </p>
      {stock === null ? null : <p className="text-14 text-ink-2">{words.stock(stock.left, stock.total)}</p>}
      <p className="flex flex-wrap gap-x-1 text-12 text-ink-2">
        <span className="text-ink-3">{words.period}</span>
        <DateTime instant={startsAt} zone={HOUSE_ZONE} />
        <span aria-hidden="true">–</span>
        <DateTime instant={endsAt} zone={HOUSE_ZONE} />
      </p>
    </div>
  );
}

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
