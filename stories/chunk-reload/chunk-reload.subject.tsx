import { errors } from '#copy/shell.ts';
import type { ChunkReloadRef } from '#machines/chunk-reload/index.ts';
import { ChunkReload } from '#src/features/navigation/views/ChunkReload.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('chunk-reload'),
  render: (actor) => <ChunkReload actor={actor as ChunkReloadRef} />,
  controls: { 'chunk.retry': errors.reload },
};
