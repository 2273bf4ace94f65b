import type { InferOutput } from 'valibot';
import type { BookedService } from '#contract/booked-services.ts';
import type { auditStatus } from '#contract/calls/user.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import type { NextStep, Standing } from './order-service.ts';
import { owedOf } from './services.ts';

type AuditStatus = InferOutput<typeof auditStatus>;

interface Waiting extends Standing {
  autoCancelAt: number | null;
  /** Of the enterprise it is for. */
  auditStatus: AuditStatus;
}

/** What its owner does next, the most pressing first. */
export function nextStepsOf(service: BookedService, stored: JsonObject, waiting: Waiting): NextStep[] {
  const { autoCancelAt, auditStatus } = waiting;
  const steps = [...owedOf(service, stored, waiting)];
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
