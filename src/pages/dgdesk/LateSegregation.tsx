import { useSelector } from '@xstate/react';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { SegregationCheck } from '#src/views/segregation-check/SegregationCheck.tsx';
import type { LateRef } from './late-ref.ts';

/** The check, whose code comes behind the page's own. */
export type LateSegregationRef = LateRef<SegregationCheckRef>;

export function LateSegregation({ actor }: { actor: LateSegregationRef }) {
  const check = useSelector(actor, ({ child }) => child);
  return check === null ? <SkeletonText lines={4} /> : <SegregationCheck actor={check} />;
}
