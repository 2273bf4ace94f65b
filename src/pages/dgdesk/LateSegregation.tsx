import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LateLogic } from '#machines/kit/late.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { SegregationCheck } from '#src/views/segregation-check/SegregationCheck.tsx';

/** The check, whose code comes behind the page's own. */
export type LateSegregationRef = ActorRefFrom<LateLogic<SegregationCheckRef, never, { goods: string[] }>>;

export function LateSegregation({ actor }: { actor: LateSegregationRef }) {
  const check = useSelector(actor, ({ child }) => child);
  return check === null ? <SkeletonText lines={4} /> : <SegregationCheck actor={check} />;
}
