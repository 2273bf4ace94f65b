import { useSelector } from '@xstate/react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { paperOwnerText, paperStageText, paperStatusText } from '#copy/dangerous-goods/papers.ts';
import { orders as words } from '#copy/orders/list.ts';
import { paperForm as formWords, orderPapers as handInWords, orderDeviations, paperTerms } from '#copy/orders/order.ts';
import { isReady } from '#domain/dangerous-goods/paper-readiness.ts';
import { isEnded, takesPapers } from '#domain/orders/statuses.ts';
import { type HandInRef, selectIsClosed, selectOpenPaper, selectTaken } from '#machines/hand-in/index.ts';
import {
  type PaperFormRef,
  selectIsClosed as selectIsFormClosed,
  selectPaperForm,
  selectTaken as selectTakenForm,
} from '#machines/paper-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { HandInPanel } from '../papers/HandInPanel.tsx';
import { PaperFormPanel } from '../papers/PaperFormPanel.tsx';
import { PaperMeter } from '../papers/PaperMeter.tsx';
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

/** Contact for questions about documents. */
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

/** Actors for submitting documents as files or forms. */
interface Ways {
  handIn: HandInRef;
  paperForm: PaperFormRef;
}

interface Reading {
  now: number;
  /** Submissions have ended, so no deadline is shown. */
  isOver: boolean;
  access: FileAccess;
}

const columnsAt = ({ now, isOver, access }: Reading, ways: Ways): Column<Paper>[] => [
  {
    key: 'name',
    label: words.paperColumns.name,
    card: '@min-[40rem]:col-span-2',
    render: (paper) => (
      <>
        <span id={paperAnchor(paper.code)} tabIndex={-1} ref={showIfNamed} className="scroll-mt-12 font-strong">
          {paper.name}
        </span>
        <PaperTerm code={paper.code} />
        <span className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          {nameIn(paperOwnerText, paper.owner)}
          <Due paper={paper} now={now} isOver={isOver} />
        </span>
        {paper.missingReason ? (
          <span className="block text-12 text-ink-2">{orderDeviations.paper(paper.missingReason)}</span>
        ) : null}
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
  {
    key: 'status',
    label: words.paperColumns.status,
    numeric: true,
    card: '@min-[40rem]:col-span-2',
    render: (paper) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-1">
        <Badge tone={TONES[paper.status] ?? 'danger'}>{nameIn(paperStatusText, paper.status)}</Badge>
        {paper.handIn?.isOpen ? <OpenButton {...ways} paper={paper} now={now} /> : null}
      </span>
    ),
  },
];

function PaperTerm({ code }: { code: string }) {
  const term = paperTerms[code];
  return term === undefined ? null : (
    <span className="ml-0.5 text-ink-2">
      <Term {...term} isMark />
    </span>
  );
}

/** Drafts are issued before the customer acts, so they have their own label. */
function labelOf(paper: string, version: number): string {
  if (paper === 'DRAFT_BILL') return formWords.check;
  return version > 0 ? formWords.change : formWords.open;
}

const isReplaced = ({ handIn }: Paper) => (handIn?.files.length ?? 0) > 0;

function OpenButton({ handIn, paperForm, paper, now }: Ways & { paper: Paper; now: number }) {
  const canUpload = useSelector(handIn, selectIsClosed);
  const canFill = useSelector(paperForm, selectIsFormClosed);
  const { dueAt, name } = paper;
  const form = paper.handIn?.form;
  const version = paper.handIn?.version ?? 0;
  if (form && dueAt !== null) {
    const label = labelOf(form.paper, version);
    return (
      <Button
        size={32}
        aria-label={formWords.openFor(label, name)}
        disabled={!(canFill && canUpload)}
        onClick={() => paperForm.send({ type: 'paperForm.open', opened: { version, now, dueAt }, form })}
      >
        {label}
      </Button>
    );
  }
  const label = isReplaced(paper) ? handInWords.replace : handInWords.upload;
  return (
    <Button
      size={32}
      icon="upload"
      aria-label={`${label} ${name}`}
      disabled={!(canUpload && canFill)}
      onClick={() => handIn.send({ type: 'handIn.open', paper: openPaper(paper, now) })}
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
  paperForm: PaperFormRef;
  access: FileAccess;
}

/** Every document of the cargo with responsible party and deadline; outstanding ones are submitted in their row. An ended order shows submitted ones only. */
export function Papers({ order, now, desk, handIn, paperForm, access }: PapersProps) {
  const open = useSelector(handIn, selectOpenPaper);
  const filling = useSelector(paperForm, selectPaperForm)?.paper;
  const taken = useSelector(handIn, selectTaken);
  const takenForm = useSelector(paperForm, selectTakenForm);
  const papers = isEnded(order.status)
    ? order.papers.filter(({ code, status }) => status !== 'MISSING' || [open?.code, filling].includes(code))
    : order.papers;
  if (papers.length === 0) return null;
  const [takenPaper, filledPaper] = [taken, takenForm].map((one) => order.papers.find(({ code }) => code === one));
  const detail = (paper: Paper) =>
    filling === paper.code ? (
      <PaperFormPanel actor={paperForm} name={paper.name} />
    ) : open?.code === paper.code ? (
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
      {filledPaper === undefined ? null : (
        <p role="status" tabIndex={-1} ref={takeFocus} className="text-ok">
          {formWords.taken(filledPaper.name)}
        </p>
      )}
      <Table
        caption={words.papersCaption}
        columns={columnsAt({ now, access, isOver: !takesPapers(order.status) }, { handIn, paperForm })}
        rows={papers}
        rowKey={({ code, stage }) => `${code}-${stage}`}
        detail={detail}
        cardsBelow="two-lines"
        dense
      />
    </section>
  );
}

/** The form that had the focus was removed. */
const takeFocus = (note: HTMLElement | null) => note?.focus();

function PaperHelp({ desk: { manager, hotline } }: { desk: PaperDesk }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-ink-2">
      {words.paperHelp}
      <Hotline label={manager === null ? words.hotline : manager.name} number={manager?.phone ?? hotline} />
    </p>
  );
}

function Due({ paper, now, isOver }: { paper: Paper; now: number; isOver: boolean }) {
  if (paper.dueAt === null) return <span>{words.paperAtOrder}</span>;
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      {isOver || isReady(paper.status) ? null : (
        <Countdown deadline={paper.dueAt} now={now} label={words.paperColumns.dueAt} />
      )}
      <span className="inline-flex flex-wrap gap-x-0.5">
        {words.paperColumns.dueAt}
        <DateTime instant={paper.dueAt} zone={HOUSE_ZONE} />
      </span>
    </span>
  );
}
