import { useSelector } from '@xstate/react';
import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { WatchRef } from '#machines/watch/index.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { type LazyFiles, selectAccess } from '../files/FilePreview.tsx';
import { EnquiryAnswer } from './EnquiryAnswer.tsx';

interface OwnAnswerProps {
  answer: LazyRef<WatchRef<Answer>>;
  files: LazyFiles;
}

/** The answer to one of one's own, once what reads it is here. */
export function OwnAnswer({ answer, files }: OwnAnswerProps) {
  const actor = useSelector(answer, selectLoaded);
  const access = useSelector(files, selectAccess);
  if (actor === null || access === null) return <SkeletonText lines={4} />;
  return <EnquiryAnswer actor={actor} fileAccess={access} />;
}
