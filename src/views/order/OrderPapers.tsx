import type { OrderAnswer } from '#contract/calls/orders.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { paperOwnerText, paperStageText, paperStatusText } from '#src/ui/copy/papers.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { TallyMark } from '#src/ui/parts/ScaleBar.tsx';
import { Hotline } from '../hotline/Hotline.tsx';
import { paperAnchor, showIfNamed } from './StepLink.tsx';

type Paper = OrderAnswer['papers'][number];

const nameIn = (names: Readonly<Record<string, string>>, code: string) => names[code] ?? code;
const isReady = ({ status }: Paper) => status === 'READY' || status === 'REVISION_OLD';

const TONES: Readonly<Record<string, BadgeTone>> = { READY: 'ok', REVISION_OLD: 'warn', MISSING: 'plain' };

/** Whom papers are sent to until they can be handed in here. */
export interface PaperDesk {
  manager: { name: string; phone: string } | null;
  hotline: string;
}

const isOwed = (paper: Paper) => paper.owner === 'SHIPPER' && !isReady(paper);

/** Every paper the cargo needs, by whom and until when. */
export function Papers({ order, now, desk }: { order: OrderAnswer; now: number; desk: PaperDesk }) {
  if (order.papers.length === 0) return null;
  const ready = order.papers.filter(isReady).length;
  const columns: Column<Paper>[] = [
    {
      key: 'name',
      label: words.paperColumns.name,
      render: ({ code, name }) => (
        <span id={paperAnchor(code)} tabIndex={-1} ref={showIfNamed} className="scroll-mt-12">
          {name}
        </span>
      ),
    },
    { key: 'stage', label: words.paperColumns.stage, render: ({ stage }) => nameIn(paperStageText, stage) },
    { key: 'owner', label: words.paperColumns.owner, render: ({ owner }) => nameIn(paperOwnerText, owner) },
    {
      key: 'dueAt',
      label: words.paperColumns.dueAt,
      render: (paper) => <Due paper={paper} now={now} />,
    },
    {
      key: 'status',
      label: words.paperColumns.status,
      render: ({ status }) => <Badge tone={TONES[status] ?? 'danger'}>{nameIn(paperStatusText, status)}</Badge>,
    },
  ];
  return (
    <section aria-labelledby="papers" className="min-w-0">
      <h3 id="papers" className="mb-1 flex flex-wrap items-center gap-1 font-strong text-16">
        {words.papers}
        <TallyMark done={ready} total={order.papers.length} label={words.papersReady(ready, order.papers.length)} />
        <span className="font-normal text-12 text-ink-3" aria-hidden="true">
          {ready}/{order.papers.length}
        </span>
      </h3>
      {isEnded(order.status) || !order.papers.some(isOwed) ? null : <HandIn desk={desk} />}
      <Table
        caption={words.papersCaption}
        columns={columns}
        rows={order.papers}
        rowKey={({ code, stage }) => `${code}-${stage}`}
        dense
      />
    </section>
  );
}

function HandIn({ desk: { manager, hotline } }: { desk: PaperDesk }) {
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-1 text-ink-2">
      {words.handIn}
      <Hotline label={manager === null ? words.hotline : manager.name} number={manager?.phone ?? hotline} />
    </p>
  );
}

function Due({ paper, now }: { paper: Paper; now: number }) {
  if (paper.dueAt === null) return <span className="text-ink-3">{words.paperAtOrder}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      {isReady(paper) ? null : <Countdown deadline={paper.dueAt} now={now} label={words.paperColumns.dueAt} />}
      <span className="text-ink-3">
        <DateTime instant={paper.dueAt} zone={HOUSE_ZONE} />
      </span>
    </span>
  );
}
