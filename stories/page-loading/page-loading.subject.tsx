import type { PageLoadingRef } from '#machines/page-loading/index.ts';
import { ProgressBar } from '#src/views/page-loading/ProgressBar.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('page-loading'),
  render: (actor) => <ProgressBar actor={actor as PageLoadingRef} />,
  controls: {},
};
