import { callback as words } from '#copy/callback.ts';
import type { CallbackRef } from '#machines/callback/index.ts';
import { Callback } from '#src/features/callback/views/Callback.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('callback'),
  render: (actor) => <Callback actor={actor as CallbackRef} />,
  controls: { 'callback.ask': words.ask },
};
