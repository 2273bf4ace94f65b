import { useSelector } from '@xstate/react';
import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import type { LateRef } from '#machines/kit/late.ts';
import type { WatchRef } from '#machines/watch/index.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { type LateFiles, selectAccess } from '../files/FilePreview.tsx';
import { EnquiryAnswer } from './EnquiryAnswer.tsx';

interface OwnAnswerProps {
  answer: LateRef<WatchRef<Answer>>;
  files: LateFiles;
}

/** The answer to one of one's own, once what reads it is here. */
export function OwnAnswer({ answer, files }: OwnAnswerProps) {
  const actor = useSelector(answer, ({ child }) => child);
  const access = useSelector(files, selectAccess);
  if (actor === null || access === null) return <SkeletonText lines={4} />;
  return <EnquiryAnswer actor={actor} fileAccess={access} />;
}
