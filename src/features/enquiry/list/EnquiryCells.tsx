import type { EnquiryRow } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { KIT } from '#copy/kit.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

const TONES: Record<EnquiryRow['status'], BadgeTone> = {
  waiting: 'sea',
  manual: 'warn',
  answered: 'ok',
  accepted: 'plain',
  expired: 'plain',
  declined: 'warn',
};

export const Status = ({ status }: Pick<EnquiryRow, 'status'>) => (
  <Badge tone={TONES[status]}>{words.status[status]}</Badge>
);

/** Whether an answer may still come from an operator or the price list. */
export const isPriced = (status: EnquiryRow['status']): boolean => status === 'waiting' || status === 'manual';

export const laneOf = ({ orgName, dstName }: Pick<EnquiryRow, 'orgName' | 'dstName'>) => words.lane(orgName, dstName);

/** Containers, or weight and volume. */
export function loadOf({ boxes, weight, volume }: Pick<EnquiryRow, 'boxes' | 'volume' | 'weight'>): string {
  if (boxes.length > 0) return boxes.map(({ ctnType, quantity }) => words.box(ctnType, quantity)).join('、');
  if (weight === null) return KIT.none;
  return volume === null ? words.weight(weight) : words.measure(weight, volume);
}

/** Deadline of the answer; nothing once it has passed. */
export function Deadline({ row, now }: { row: Pick<EnquiryRow, 'deadline' | 'status'>; now: number | null }) {
  if (!isPriced(row.status)) return <span className="text-ink-3">{KIT.none}</span>;
  return (
    <span className="grid">
      {now === null ? null : <Countdown deadline={row.deadline} now={now} label={words.columns.deadline} />}
      <span className="text-12 text-ink-3">
        <DateTime instant={row.deadline} zone={HOUSE_ZONE} />
      </span>
    </span>
  );
}
