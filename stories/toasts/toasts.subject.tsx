import { KIT } from '#copy/kit.ts';
import type { ToastsRef } from '#machines/toasts/index.ts';
import { Toasts } from '#src/app/views/Toasts.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('toasts'),
  render: (actor) => <Toasts actor={actor as ToastsRef} />,
  controls: { 'toast.close': KIT.close },
};
