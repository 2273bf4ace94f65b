import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { selectEntries, type UploadsRef, type UploadsSnapshot } from '#machines/uploads/index.ts';
import { UploadList } from '#src/features/files/views/UploadList.tsx';
import { noFiles } from '#tests/kit/no-files.ts';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const { cancel, remove, retry } = KIT.files;

/** A file has buttons of its own, named after it. */
const besides = (snapshot: AnyMachineSnapshot): string[] =>
  selectEntries(snapshot as UploadsSnapshot).flatMap(({ name, state }) =>
    state === 'failed' ? [retry(name), remove(name)] : [state === 'refused' ? remove(name) : cancel(name)],
  );

export const subject: Subject = {
  entry: entryOf('uploads'),
  render: (actor, onAction = nothing) => (
    <UploadList
      uploads={actor as UploadsRef}
      path="cargo.0.sds"
      files={[]}
      access={{ ...noFiles, hold: (path, files) => files.map(({ name, size }) => ({ key: name, path, name, size })) }}
      control={{}}
      onRemove={onAction}
    />
  ),
  controls: {},
  besides,
};
