import { useSelector } from '@xstate/react';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { SegregationCheck } from '#src/features/dangerous-goods/segregation/SegregationCheck.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';

export type LazySegregationRef = LazyRef<SegregationCheckRef>;

export function LazySegregation({ actor }: { actor: LazySegregationRef }) {
  const check = useSelector(actor, selectLoaded);
  return check === null ? <SkeletonText lines={4} /> : <SegregationCheck actor={check} />;
}
