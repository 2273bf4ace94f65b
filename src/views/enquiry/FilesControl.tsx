import { useSelector } from '@xstate/react';
import type { KeptFile } from '#domain/files/kept-file.ts';
import {
  type EnquiryRef,
  selectIsEditable,
  selectIsSignedIn,
  selectUploads,
  selectValue,
} from '#machines/enquiry/index.ts';
import { uploads as words } from '#src/ui/copy/uploads.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';
import { LaterUploadList } from '../files/later-upload-list.tsx';

interface FilesControlProps {
  actor: EnquiryRef;
  control: ControlProps;
  access: FileAccess;
}

const FILES = 'fileIds';
const selectFiles = selectValue(FILES);

/** Files belong to an account: a visitor reads that they can be added after signing in. */
export function FilesControl({ actor, control, access }: FilesControlProps) {
  const uploads = useSelector(actor, selectUploads);
  const isSignedIn = useSelector(actor, selectIsSignedIn);
  const isEditable = useSelector(actor, selectIsEditable);
  const value = useSelector(actor, selectFiles);
  const files = (value === '' ? [] : value) as readonly KeptFile[];
  if (uploads === undefined || !isSignedIn) return <p className="text-ink-3">{words.visitor}</p>;
  return (
    <LaterUploadList
      uploads={uploads}
      path={FILES}
      files={files}
      access={access}
      control={control}
      disabled={!isEditable}
      onRemove={(fileId) =>
        actor.send({ type: 'enquiry.edit', change: { [FILES]: files.filter((file) => file.fileId !== fileId) } })
      }
    />
  );
}
