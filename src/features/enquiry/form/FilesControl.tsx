import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { type EnquiryRef, selectIsEditable, selectUploads, selectValue } from '#machines/enquiry/index.ts';
import { type LazyFiles, selectAccess } from '#src/features/files/views/FilePreview.tsx';
import { UploadList } from '#src/features/files/views/UploadList.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import type { ControlProps } from '#src/ui/parts/common/Field.tsx';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

export interface FilesControlProps {
  actor: EnquiryRef;
  control: ControlProps;
  pictures: LazyFiles;
}

const FILES = 'fileIds';
const selectFiles = selectValue(FILES);

/** Uploaded and pending files of a signed-in user. */
export function FilesControl({ actor, control, pictures }: FilesControlProps) {
  const late = useSelector(actor, selectUploads);
  const uploads = useSelector(late, selectLoaded);
  const access = useSelector(pictures, selectAccess);
  const isEditable = useSelector(actor, selectIsEditable);
  const value = useSelector(actor, selectFiles);
  const files = (value === '' ? [] : value) as readonly StoredFile[];
  if (!uploads || access === null) return <SkeletonLine label={KIT.loading} />;
  return (
    <UploadList
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
