import type { InferOutput } from 'valibot';
import type { BookedService } from '#contract/booked-services.ts';
import type { auditStatus } from '#contract/calls/user.ts';
import { paperText } from '#copy/dangerous-goods/papers.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import type { NextStep, Standing } from './order-service.ts';
import { type HandedPapers, noPapers } from './papers/standing.ts';
import { outstandingOf } from './services.ts';

type AuditStatus = InferOutput<typeof auditStatus>;

interface Waiting extends Standing {
  autoCancelAt: number | null;
  /** Audit status of the order's enterprise. */
  auditStatus: AuditStatus;
}

interface OrderPapers {
  papers: readonly PaperReadiness[];
  handed: HandedPapers;
}

/** Documents that were returned, with the reason. */
const returnedSteps = ({ papers, handed }: OrderPapers): NextStep[] =>
  papers
    .filter(({ status }) => status === 'RETURNED')
    .map(({ code, dueAt }) => ({
      code: 'PAPER',
      paper: code,
      text: orderReplies.stepReturned(paperText[code], handed.get(code)?.reason ?? ''),
      dueAt,
    }));

const isDraftOutstanding = ({ code, status }: PaperReadiness) =>
  code === 'DRAFT_BILL' && (status === 'MISSING' || status === 'OVERDUE');

const draftSteps = ({ papers }: OrderPapers): NextStep[] =>
  papers
    .filter(isDraftOutstanding)
    .map(({ code, dueAt }) => ({ code: 'PAPER', paper: code, text: orderReplies.stepDraft, dueAt }));

/** Lists the owner's next steps: returned documents first, then by urgency. Documents handed in are left out. */
export function nextStepsOf(
  service: BookedService,
  stored: JsonObject,
  waiting: Waiting,
  given: OrderPapers = { papers: [], handed: noPapers },
): NextStep[] {
  const { autoCancelAt, auditStatus } = waiting;
  const outstanding = outstandingOf(service, stored, waiting).filter(
    ({ paper }) => paper === null || !given.handed.has(paper),
  );
  const steps = [...outstanding, ...draftSteps(given)];
  if (autoCancelAt !== null)
    steps.push({
      code: 'VERIFY_ENTERPRISE',
      paper: null,
      text: orderReplies.stepVerify[auditStatus],
      dueAt: autoCancelAt,
    });
  const due = ({ dueAt }: NextStep) => dueAt ?? Number.NEGATIVE_INFINITY;
  const byDeadline = (a: NextStep, b: NextStep) => due(a) - due(b);
  return [...returnedSteps(given).sort(byDeadline), ...steps.sort(byDeadline)];
}
