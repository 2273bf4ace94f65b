import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { KeptFile } from '#domain/files/kept-file.ts';
import { UPLOAD_BYTES_AT_MOST, UPLOAD_EXTENSIONS, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { selectEntries, type UploadsRef } from '#machines/uploads/index.ts';
import { uploads as words } from '#src/ui/copy/uploads.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { FileUpload, type UploadItem } from '#src/ui/parts/FileUpload.tsx';
import { type FileAccess, FilePreview } from './FilePreview.tsx';

interface UploadListProps {
  uploads: UploadsRef;
  /** The field of the form. */
  path: string;
  files: readonly KeptFile[];
  access: FileAccess;
  control: Partial<ControlProps>;
  disabled?: boolean;
  /** What is taken, and how many; what every form takes where nothing else is said. */
  kinds?: readonly string[];
  most?: number;
  rules?: string;
  /** Takes a file that is in out of the form. */
  onRemove: (fileId: string) => void;
}

const acceptOf = (kinds: readonly string[]) => kinds.map((extension) => `.${extension}`).join(',');

/** Files that are in, and those on their way, in one list. */
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
  const add = (chosen: readonly File[]) => {
    const small = chosen.filter(({ size }) => size <= UPLOAD_BYTES_AT_MOST);
    const large = chosen.find(({ size }) => size > UPLOAD_BYTES_AT_MOST);
    const room = Math.max(0, most - items.length);
    const left = small.length - room;
    setRefused(
      large === undefined ? (left > 0 ? words.refusedCount(left, most) : null) : words.refusedSize(large.name),
    );
    const taken = small.slice(0, room);
    if (taken.length > 0) uploads.send({ type: 'upload.added', files: access.hold(path, taken) });
  };
  const remove = (key: string) => {
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
        full={disabled || items.length >= most}
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
