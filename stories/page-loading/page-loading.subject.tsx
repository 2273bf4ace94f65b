import type { PageLoadingRef } from '#machines/page-loading/index.ts';
import { ProgressBar } from '#src/features/navigation/views/ProgressBar.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('page-loading'),
  render: (actor) => <ProgressBar actor={actor as PageLoadingRef} />,
  controls: {},
};
