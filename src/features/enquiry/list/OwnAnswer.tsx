import { useSelector } from '@xstate/react';
import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { WatchRef } from '#machines/watch/index.ts';
import { type LazyFiles, selectAccess } from '#src/features/files/views/FilePreview.tsx';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { EnquiryAnswer } from './EnquiryAnswer.tsx';

interface OwnAnswerProps {
  answer: LazyRef<WatchRef<Answer>>;
  files: LazyFiles;
}

/** Answer to one of the user's enquiries, once its reader is loaded. */
export function OwnAnswer({ answer, files }: OwnAnswerProps) {
  const actor = useSelector(answer, selectLoaded);
  const access = useSelector(files, selectAccess);
  if (actor === null || access === null) return <SkeletonText lines={4} />;
  return <EnquiryAnswer actor={actor} fileAccess={access} />;
}
