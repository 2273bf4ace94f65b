import { useSelector } from '@xstate/react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { isReady } from '#domain/dangerous-goods/paper-readiness.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { type HandInRef, selectIsClosed, selectOpenPaper, selectTaken } from '#machines/hand-in/index.ts';
import { orderPapers as handInWords } from '#src/ui/copy/order-papers.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { paperOwnerText, paperStageText, paperStatusText } from '#src/ui/copy/papers.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { Hotline } from '../hotline/Hotline.tsx';
import { HandInPanel } from '../order-papers/HandInPanel.tsx';
import { PaperMeter } from '../order-papers/PaperMeter.tsx';
import { HandedIn } from './HandedIn.tsx';
import { paperAnchor, showIfNamed } from './StepLink.tsx';

type Paper = OrderAnswer['papers'][number];

const nameIn = (names: Readonly<Record<string, string>>, code: string) => names[code] ?? code;

const TONES: Readonly<Record<string, BadgeTone>> = {
  READY: 'ok',
  REVISION_OLD: 'warn',
  IN_REVIEW: 'sea',
  MISSING: 'plain',
};

/** Whom to ask about papers. */
export interface PaperDesk {
  manager: { name: string; phone: string } | null;
  hotline: string;
}

const isOwed = (paper: Paper) => paper.owner === 'SHIPPER' && !isReady(paper.status);
const isLate = ({ dueAt }: Paper, now: number) => dueAt !== null && now >= dueAt;

const openPaper = ({ code, handIn }: Paper, now: number) => ({
  code,
  version: handIn?.version ?? 0,
  expiry: handIn?.expiry ?? null,
  holdsUntil: handIn?.holdsUntil ?? null,
  now,
});

const columnsAt = (now: number, actor: HandInRef, access: FileAccess): Column<Paper>[] => [
  {
    key: 'name',
    label: words.paperColumns.name,
    render: (paper) => (
      <>
        <span id={paperAnchor(paper.code)} tabIndex={-1} ref={showIfNamed} className="scroll-mt-12">
          {paper.name}
        </span>
        <HandedIn paper={paper} access={access} />
      </>
    ),
  },
  {
    key: 'stage',
    label: words.paperColumns.stage,
    wideOnly: true,
    render: ({ stage }) => nameIn(paperStageText, stage),
  },
  { key: 'owner', label: words.paperColumns.owner, render: ({ owner }) => nameIn(paperOwnerText, owner) },
  { key: 'dueAt', label: words.paperColumns.dueAt, render: (paper) => <Due paper={paper} now={now} /> },
  {
    key: 'status',
    label: words.paperColumns.status,
    render: ({ status }) => <Badge tone={TONES[status] ?? 'danger'}>{nameIn(paperStatusText, status)}</Badge>,
  },
  {
    key: 'action',
    label: handInWords.action,
    quiet: true,
    render: (paper) => (paper.handIn?.isOpen ? <OpenButton actor={actor} paper={paper} now={now} /> : null),
  },
];

const isReplaced = ({ handIn }: Paper) => (handIn?.files.length ?? 0) > 0;

function OpenButton({ actor, paper, now }: { actor: HandInRef; paper: Paper; now: number }) {
  const canOpen = useSelector(actor, selectIsClosed);
  const label = isReplaced(paper) ? handInWords.replace : handInWords.upload;
  return (
    <Button
      size={32}
      icon="upload"
      aria-label={`${label} ${paper.name}`}
      disabled={!canOpen}
      onClick={() => actor.send({ type: 'handIn.open', paper: openPaper(paper, now) })}
    >
      {label}
    </Button>
  );
}

interface PapersProps {
  order: OrderAnswer;
  now: number;
  desk: PaperDesk;
  handIn: HandInRef;
  access: FileAccess;
}

/** Every paper the cargo needs, by whom and until when; what is owed is handed in at its row. */
export function Papers({ order, now, desk, handIn, access }: PapersProps) {
  const open = useSelector(handIn, selectOpenPaper);
  const taken = useSelector(handIn, selectTaken);
  if (order.papers.length === 0) return null;
  const takenPaper = order.papers.find(({ code }) => code === taken);
  const detail = (paper: Paper) =>
    open?.code === paper.code ? (
      <HandInPanel actor={handIn} paper={open} name={paper.name} isLate={isLate(paper, now)} access={access} />
    ) : null;
  return (
    <section aria-labelledby="papers" className="grid min-w-0 gap-1">
      <h3 id="papers" className="font-strong text-16">
        {words.papers}
      </h3>
      <PaperMeter order={order} now={now} />
      {takenPaper === undefined ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {handInWords.taken(takenPaper.name)}
        </p>
      )}
      {isEnded(order.status) || !order.papers.some(isOwed) ? null : <PaperHelp desk={desk} />}
      <Table
        caption={words.papersCaption}
        columns={columnsAt(now, handIn, access)}
        rows={order.papers}
        rowKey={({ code, stage }) => `${code}-${stage}`}
        detail={detail}
        dense
      />
    </section>
  );
}

/** What had the focus is gone with the form. */
const takeFocus = (note: HTMLElement | null) => note?.focus();

function PaperHelp({ desk: { manager, hotline } }: { desk: PaperDesk }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-ink-2">
      {words.paperHelp}
      <Hotline label={manager === null ? words.hotline : manager.name} number={manager?.phone ?? hotline} />
    </p>
  );
}

function Due({ paper, now }: { paper: Paper; now: number }) {
  if (paper.dueAt === null) return <span className="text-ink-3">{words.paperAtOrder}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      {isReady(paper.status) ? null : <Countdown deadline={paper.dueAt} now={now} label={words.paperColumns.dueAt} />}
      <span className="text-ink-3">
        <DateTime instant={paper.dueAt} zone={HOUSE_ZONE} />
      </span>
    </span>
  );
}
