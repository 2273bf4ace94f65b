import { useSelector } from '@xstate/react';
import { errors, shell } from '#copy/shell.ts';
import { type ChunkReloadRef, selectCanRetry, selectScreen } from '#machines/chunk-reload/index.ts';
import { ErrorPage } from './ErrorPage.tsx';

export function ChunkReload({ actor }: { actor: ChunkReloadRef }) {
  const screen = useSelector(actor, selectScreen);
  const canRetry = useSelector(actor, selectCanRetry);

  switch (screen) {
    case 'nothing':
      return null;
    case 'waiting':
      return <p role="status">{shell.loading}</p>;
    case 'failed':
      return (
        <ErrorPage
          message={errors.chunkFailed}
          hint={errors.chunkFailedHint}
          picture="truck"
          canRetry={canRetry}
          onRetry={() => actor.send({ type: 'chunk.retry' })}
        />
      );
    default:
      return screen satisfies never;
  }
}
