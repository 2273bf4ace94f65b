import { errorText } from '#copy/booking/errors.ts';
import { fieldHelp, fieldLabel, fieldTerm } from '#copy/booking/fields.ts';
import { goodsWords } from '#copy/booking/steps.ts';
import { uploads as uploadWords } from '#copy/dangerous-goods/papers.ts';
import type { FileRef } from '#domain/booking/goods-line.ts';
import { parentOf } from '#domain/form/path.ts';
import { type OrderFormRef, selectIsSignedIn, selectUploads } from '#machines/order-form/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { LazyUploadList } from '#src/features/files/views/lazy-upload-list.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import { anchorOf } from './BookedField.tsx';
import { useError, useShared, useShown, useValue } from './use-booking.ts';

interface FileFieldProps {
  actor: OrderFormRef;
  path: string;
  fileAccess: FileAccess;
  /** Asks language and revision date of each safety data sheet. */
  withDay?: 'other' | 'sds';
}

export function FileField({ actor, path, fileAccess, withDay }: FileFieldProps) {
  const uploads = useShared(actor, selectUploads);
  const isSignedIn = useShared(actor, selectIsSignedIn);
  const files = useValue<FileRef[]>(actor, path);
  const error = useError(actor, path);
  const isRequired = useShown(actor, parentOf(path)).must(path.slice(path.lastIndexOf('.') + 1));
  const words_ = error === null ? null : errorText(error, 'files');
  const isWarning = error?.level === 'WARN';
  const term = fieldTerm(path);
  const set = (value: readonly FileRef[]) => actor.send({ type: 'form.set', path, value });
  const change = (at: number, more: Partial<FileRef>) =>
    set(files.map((file, index) => (index === at ? { ...file, ...more } : file)));
  return (
    <div id={anchorOf(path)}>
      <Field
        grouped
        label={fieldLabel(path)}
        required={isRequired}
        term={term && <Term {...term} isMark />}
        help={isWarning ? <span className="text-warn">{words_}</span> : fieldHelp(path)}
        error={isWarning ? null : words_}
      >
        {(control) =>
          uploads && isSignedIn ? (
            <LazyUploadList
              uploads={uploads}
              path={path}
              files={files}
              access={fileAccess}
              control={control}
              onRemove={(fileId) => set(files.filter((file) => file.fileId !== fileId))}
            />
          ) : (
            <p className="text-ink-3">{uploadWords.visitor}</p>
          )
        }
      </Field>
      {withDay === undefined
        ? null
        : files.map((file, at) => (
            <div key={file.fileId} className="mt-1 grid grid-cols-2 gap-1 md:grid-cols-4">
              <span className="col-span-2 self-center truncate">{file.name}</span>
              {withDay === 'sds' ? (
                <Select
                  label={`${goodsWords.uploads.language} ${file.name}`}
                  value={file.language === '' ? null : file.language}
                  onChange={(language) => change(at, { language })}
                  placeholder={goodsWords.uploads.language}
                  choices={[
                    { value: 'CN', label: goodsWords.uploads.CN },
                    { value: 'EN', label: goodsWords.uploads.EN },
                  ]}
                />
              ) : null}
              <TextInput
                type="date"
                aria-label={`${goodsWords.uploads.day[withDay]} ${file.name}`}
                value={file.day}
                onChange={(day) => change(at, { day })}
              />
            </div>
          ))}
    </div>
  );
}
