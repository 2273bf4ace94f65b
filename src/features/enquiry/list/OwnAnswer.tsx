import { useSelector } from '@xstate/react';
import type { EnquiryAnswer as Answer } from '#contract/calls/ecommerce.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { selectContent, selectIsOutdated, selectScreen, type WatchRef } from '#machines/watch/index.ts';
import { type FileAccess, FilePreview, type LazyFiles, selectAccess } from '#src/features/files/views/FilePreview.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { RetryNote } from '#src/ui/parts/common/RetryNote.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { ErrorState } from '#src/ui/parts/list/Empty.tsx';
import { laneOf, loadOf, Status } from './EnquiryCells.tsx';
import { EnquiryOptions, Standing } from './EnquiryReply.tsx';

const focus = (heading: HTMLElement | null) => heading?.focus();

interface EnquiryAnswerProps {
  actor: WatchRef<Answer>;
  fileAccess: FileAccess;
}

export function EnquiryAnswer({ actor, fileAccess }: EnquiryAnswerProps) {
  const screen = useSelector(actor, selectScreen);
  switch (screen) {
    case 'nothing':
      return null;
    case 'loading':
      return <SkeletonText lines={4} />;
    case 'failed':
      return (
        <ErrorState title={words.failedTitle} onRetry={() => actor.send({ type: 'watch.refresh' })}>
          {words.failed}
        </ErrorState>
      );
    case 'missing':
      return <Note tone="warn">{words.missing}</Note>;
    case 'content':
      return <Answered actor={actor} fileAccess={fileAccess} />;
    default:
      return screen satisfies never;
  }
}

function Answered({ actor, fileAccess }: EnquiryAnswerProps) {
  const answer = useSelector(actor, selectContent) as Answer;
  const isOutdated = useSelector(actor, selectIsOutdated);
  const { enquiryNo, options, files } = answer;
  return (
    <section
      aria-label={words.answer(enquiryNo)}
      className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <h3 ref={focus} tabIndex={-1} className="font-strong text-16 leading-head outline-offset-4">
          {words.answer(enquiryNo)}
        </h3>
        <span role="status" className="inline-flex items-center gap-1">
          <Status status={answer.status} />
          {options.length > 0 ? <span className="text-ink-2">{words.options(options.length)}</span> : null}
        </span>
        <span className="text-ink-2">
          {laneOf(answer)}，{loadOf(answer)}，{answer.cargoName}
        </span>
      </div>
      {isOutdated ? (
        <RetryNote tone="danger" title={words.outdatedTitle} onRetry={() => actor.send({ type: 'watch.refresh' })}>
          {words.outdated}
        </RetryNote>
      ) : null}
      <Standing answer={answer} />
      {files.length === 0 ? null : (
        <ul aria-label={words.files} className="flex flex-wrap gap-x-3 gap-y-1">
          {files.map((file) => (
            <li key={file.fileId} className="flex min-w-0 items-center gap-1">
              <FilePreview file={file} access={fileAccess} />
            </li>
          ))}
        </ul>
      )}
      <EnquiryOptions answer={answer} />
    </section>
  );
}

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
