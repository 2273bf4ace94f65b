import { createActor, setup } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { type ResourceRef, resourceMachine } from '#machines/resource/index.ts';
import type { FileAccess, FilePreview, FilesChild, LazyFiles } from '#src/features/files/views/FilePreview.tsx';

/** The pictures of a page whose code is here. */
export const picturesWith = (access: FileAccess): LazyFiles =>
  createActor({
    getInitialSnapshot: () => ({
      status: 'active',
      output: undefined,
      error: undefined,
      children: { child: childWith(access) },
    }),
    transition: (snapshot) => snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  } satisfies LazyLogic<FilesChild, never, undefined>);

const childWith = (access: FileAccess): FilesChild =>
  createActor(setup({ types: { context: {} as { access: FileAccess } } }).createMachine({ context: { access } }));

/** File port without storage: it returns names only. */
export const noFiles: FileAccess = {
  hold: () => [],
  preview: () => createActor(resourceMachine, { input: { path: '', query: '' } }) as ResourceRef<FilePreview>,
  canOpen: () => false,
  open: () => undefined,
};
