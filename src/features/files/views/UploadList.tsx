import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { uploads as words } from '#copy/dangerous-goods/papers.ts';
import { extensionOf } from '#domain/file-name.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { UPLOAD_BYTES_AT_MOST, UPLOAD_EXTENSIONS, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { selectEntries, type UploadsRef } from '#machines/uploads/index.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { FileUpload, type UploadItem } from '#src/ui/parts/FileUpload.tsx';
import { type FileAccess, FilePreview } from './FilePreview.tsx';

interface UploadListProps {
  uploads: UploadsRef;
  /** Path of the form field. */
  path: string;
  files: readonly StoredFile[];
  access: FileAccess;
  control: Partial<ControlProps>;
  disabled?: boolean;
  /** Accepted types and maximum count, with the general defaults; with a maximum of one, a new file replaces the old. */
  kinds?: readonly string[];
  most?: number;
  rules?: string;
  /** Removes an uploaded file from the form. */
  onRemove: (fileId: string) => void;
}

const acceptOf = (kinds: readonly string[]) => kinds.map((extension) => `.${extension}`).join(',');

/** Validates a file before upload. */
function refusalOf({ name, size }: File, kinds: readonly string[]): string | null {
  if (size > UPLOAD_BYTES_AT_MOST) return words.refusedSize(name);
  return kinds.includes(extensionOf(name)) ? null : words.refusedKind(name, kinds);
}

/** Uploaded and pending files in one list. */
export function UploadList({
  uploads,
  path,
  files,
  access,
  control,
  disabled = false,
  kinds = UPLOAD_EXTENSIONS,
  most = UPLOADS_OF_A_FORM,
  rules = words.rules,
  onRemove,
}: UploadListProps) {
  const entries = useSelector(uploads, selectEntries);
  const [refused, setRefused] = useState<string | null>(null);
  const own = entries.filter((entry) => entry.path === path);
  const items: UploadItem[] = [
    ...files.map((file) => ({
      key: file.fileId,
      name: file.name,
      state: 'done' as const,
      percent: 100,
      preview: <FilePreview file={file} access={access} />,
    })),
    ...own.map(({ key, name, state, percent, failure }) => ({
      key,
      name,
      state,
      percent,
      ...(failure === null ? {} : { note: failure }),
    })),
  ];
  const isSingle = most === 1;
  const add = (chosen: readonly File[]) => {
    const sound = chosen.filter((file) => refusalOf(file, kinds) === null);
    const faulty = chosen.map((file) => refusalOf(file, kinds)).find((text) => text !== null);
    const room = isSingle ? 1 : Math.max(0, most - items.length);
    const left = sound.length - room;
    setRefused(faulty ?? (left > 0 ? words.refusedCount(left, most) : null));
    const taken = sound.slice(0, room);
    if (taken.length === 0) return;
    if (isSingle) for (const { key } of own) uploads.send({ type: 'upload.remove', key });
    uploads.send({ type: 'upload.added', files: access.hold(path, taken) });
  };
  const remove = (key: string) => {
    setRefused(null);
    if (own.some((entry) => entry.key === key)) uploads.send({ type: 'upload.remove', key });
    else onRemove(key);
  };
  return (
    <>
      <FileUpload
        {...control}
        items={items}
        rules={rules}
        accept={acceptOf(kinds)}
        multiple={!isSingle}
        full={disabled || (!isSingle && items.length >= most)}
        onFiles={add}
        onRetry={(key) => uploads.send({ type: 'upload.retry', key })}
        onRemove={remove}
      />
      {refused === null ? null : (
        <p role="alert" className="text-12 text-danger">
          {refused}
        </p>
      )}
    </>
  );
}
