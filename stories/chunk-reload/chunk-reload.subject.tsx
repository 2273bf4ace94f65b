import type { ChunkReloadRef } from '#machines/chunk-reload/index.ts';
import { ChunkReload } from '#src/features/navigation/views/ChunkReload.tsx';
import { errors } from '#src/ui/copy/errors.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('chunk-reload'),
  render: (actor) => <ChunkReload actor={actor as ChunkReloadRef} />,
  controls: { 'chunk.retry': errors.reload },
};
