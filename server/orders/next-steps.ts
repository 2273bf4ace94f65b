import type { InferOutput } from 'valibot';
import type { auditStatus } from '#contract/calls/user.ts';
import type { nextStep } from '#contract/fields-order.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { areClearingPapersIn, orderPapers } from '#domain/orders/order-papers.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { paperText } from '#src/ui/copy/papers.ts';
import type { BookedVoyage } from '../data/schema/orders.ts';

type AuditStatus = InferOutput<typeof auditStatus>;
export type NextStep = InferOutput<typeof nextStep>;

const isOpen = (status: string) => status === 'MISSING' || status === 'OVERDUE' || status === 'EXPIRES_TOO_EARLY';

interface Standing {
  voyage: BookedVoyage;
  status: OrderStatus;
  autoCancelAt: number | null;
  /** Of the enterprise it is for. */
  auditStatus: AuditStatus;
}

/** What its owner does next, the most pressing first. */
export function nextStepsOf(
  form: FclForm,
  { voyage, status, autoCancelAt, auditStatus }: Standing,
  now: number,
): NextStep[] {
  const steps: NextStep[] = orderPapers(form, voyage, status, now)
    .filter(({ owner, status }) => owner === 'SHIPPER' && isOpen(status))
    .map(({ code, dueAt }) => ({ code: 'PAPER', paper: code, text: orderReplies.stepPaper(paperText[code]), dueAt }));
  const areNamed = form.shipper.companyNameEn !== '' && (form.toOrder || form.consignee.companyNameEn !== '');
  if (!areNamed && !areClearingPapersIn(status))
    steps.push({
      code: 'PARTIES',
      paper: 'SHIPPING_INSTRUCTION',
      text: orderReplies.stepParties,
      dueAt: voyage.cutOffs.siCutoff,
    });
  if (autoCancelAt !== null)
    steps.push({
      code: 'VERIFY_ENTERPRISE',
      paper: null,
      text: orderReplies.stepVerify[auditStatus],
      dueAt: autoCancelAt,
    });
  const due = ({ dueAt }: NextStep) => dueAt ?? Number.NEGATIVE_INFINITY;
  return steps.sort((a, b) => due(a) - due(b));
}
