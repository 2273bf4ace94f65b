import { useSelector } from '@xstate/react';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orderPapers } from '#copy/orders/order.ts';
import {
  type OperatorOrderRef,
  type OrderSheet,
  selectCanEdit,
  selectReturned,
} from '#machines/operator-order/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { DraftBill } from './DraftBill.tsx';
import { FilledPaper } from './FilledPaper.tsx';
import { PaperFile } from './PaperFile.tsx';
import { ReasonForm } from './ReasonForm.tsx';

type Paper = OrderSheet['papers'][number];

/** The customer's documents, to open and accept or reject in place. */
export function PaperReview({ actor, papers }: { actor: OperatorOrderRef; papers: readonly Paper[] }) {
  return (
    <section aria-labelledby="papers" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="papers" tabIndex={-1} className="font-strong text-16">
        {words.papers}
      </h3>
      {papers.length === 0 ? <p className="text-ink-3">{words.noPapers}</p> : null}
      <ul className="grid">
        {papers.map((paper) => (
          <li key={paper.paper} className="grid gap-0.5 border-line border-b py-1 last:border-b-0">
            <PaperLine paper={paper} />
            {paper.files.map((file) => (
              <PaperFile key={file.fileId} actor={actor} file={file} />
            ))}
            {paper.form === null ? null : <FilledPaper form={paper.form} />}
            {isWaiting(paper) ? <Decision actor={actor} paper={paper} /> : null}
          </li>
        ))}
      </ul>
      <DraftBill actor={actor} />
    </section>
  );
}

/** Submitted and not yet reviewed. */
const isWaiting = ({ paper, status, files, form }: Paper) =>
  paper !== 'DRAFT_BILL' &&
  (status === 'IN_REVIEW' || status === 'REVISION_OLD') &&
  (files.length > 0 || form !== null);

function PaperLine({ paper }: { paper: Paper }) {
  const { name, statusName, isLate, at, reason, missingSections } = paper;
  return (
    <>
      <span className="flex flex-wrap items-center gap-1">
        <span className="font-strong">{name}</span>
        <Badge tone={isWaiting(paper) ? 'warn' : 'plain'}>{statusName}</Badge>
        {isLate ? <span className="text-12 text-danger">{orderPapers.wasLate}</span> : null}
        {at === null ? null : (
          <span className="text-12 text-ink-3">
            <DateTime instant={at} zone={HOUSE_ZONE} />
          </span>
        )}
      </span>
      {missingSections === null || missingSections.length === 0 ? null : (
        <span className="text-12 text-warn">{orderPapers.sectionsMissing(missingSections)}</span>
      )}
      {reason === null ? null : (
        <span className="text-12 text-danger">
          {words.returning.reason}：{reason}
        </span>
      )}
    </>
  );
}

interface DecisionProps {
  actor: OperatorOrderRef;
  paper: Paper;
}

function Decision({ actor, paper }: DecisionProps) {
  const isReturned = useSelector(actor, (snapshot) => {
    const about = selectReturned(snapshot)?.about;
    return about !== undefined && 'paper' in about && about.paper === paper.paper;
  });
  return isReturned ? <ReasonForm actor={actor} words={words.returning} /> : <Choice actor={actor} paper={paper} />;
}

function Choice({ actor, paper: { paper, version, name } }: DecisionProps) {
  const canEdit = useSelector(actor, (snapshot) => selectCanEdit(snapshot) && selectReturned(snapshot) === null);
  return (
    <span className="flex flex-wrap gap-1">
      <Button
        size={32}
        icon="check"
        disabled={!canEdit}
        onClick={() => actor.send({ type: 'paper.accept', paper, version })}
      >
        {words.accept}
        <span className="sr-only"> {name}</span>
      </Button>
      <Button
        size={32}
        tone="danger"
        disabled={!canEdit}
        onClick={() => actor.send({ type: 'paper.doubt', paper, version })}
      >
        {words.doubt}
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  );
}
