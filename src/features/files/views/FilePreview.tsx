import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRef, EventObject, Snapshot, SnapshotFrom } from 'xstate';
import { uploads as words } from '#copy/dangerous-goods/papers.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import { type ResourceRef, selectContent } from '#machines/resource/index.ts';
import type { NewUpload } from '#machines/uploads/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

export interface FilePreview {
  /** URL of the picture; null for other files. */
  address: string | null;
  pages: number | null;
}

/** Access to file contents, which machines never hold. */
export interface FileAccess {
  /** Stores the selected files and returns their names. */
  hold: (path: string, files: readonly File[]) => NewUpload[];
  preview: (file: StoredFile) => ResourceRef<FilePreview>;
  canOpen: (file: StoredFile) => boolean;
  /** Opens the file in a new tab. */
  open: (file: StoredFile) => void;
}

/** Actor of a page that owns its file access; for signed-in users. */
export type FilesChild = ActorRef<Snapshot<unknown> & { context: { access: FileAccess } }, EventObject>;
export type LazyFiles = LazyRef<FilesChild>;

/** Null until its module is loaded. */
export const selectAccess = (snapshot: SnapshotFrom<LazyFiles>): FileAccess | null =>
  selectLoaded(snapshot)?.getSnapshot().context.access ?? null;

/** An uploaded file: thumbnail, name as link, and size. */
export function FilePreview({ file, access }: { file: StoredFile; access: FileAccess }) {
  const [actor] = useState(() => access.preview(file));
  const preview = useSelector(actor, selectContent) as FilePreview | null | undefined;
  const { name, size } = file;
  const facts = [words.size(size), preview?.pages ? words.pages(preview.pages) : ''].filter(Boolean).join('，');
  return (
    <>
      {preview?.address ? (
        <img src={preview.address} alt="" className="size-4 shrink-0 rounded border border-line object-cover" />
      ) : (
        <Icon name="file" className="text-ink-3" />
      )}
      <span className="min-w-0">
        {access.canOpen(file) ? (
          <button
            type="button"
            className="block max-w-full truncate text-left font-strong text-link underline underline-offset-3"
            aria-label={words.open(name)}
            onClick={() => access.open(file)}
          >
            {name}
          </button>
        ) : (
          <span className="block truncate font-strong">{name}</span>
        )}
        <span className="block text-12 text-ink-3">{facts}</span>
      </span>
    </>
  );
}
