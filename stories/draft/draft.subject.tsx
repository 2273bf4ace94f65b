import { booking as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import type { DraftRef } from '#machines/draft/index.ts';
import { DraftNote } from '#src/features/booking/form/ServiceBooking.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('draft'),
  render: (actor) => <DraftNote actor={actor as DraftRef} />,
  controls: {
    'draft.takeTheirs': words.draft.takeTheirs,
    'draft.keepMine': words.draft.keepMine,
    'draft.retry': KIT.retry,
  },
};
