import { createActor } from 'xstate';
import { type ResourceRef, resourceMachine } from '#machines/resource/index.ts';
import type { FileAccess, FilePreview } from '#src/views/files/FilePreview.tsx';

/** Nobody behind the files: they have their names alone. */
export const noFiles: FileAccess = {
  hold: () => [],
  preview: () => createActor(resourceMachine, { input: { path: '', query: '' } }) as ResourceRef<FilePreview>,
  canOpen: () => false,
  open: () => undefined,
};
