import { type ReactNode, useState } from 'react';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { FileUpload } from '#src/ui/parts/FileUpload.tsx';

interface OneFileFieldProps {
  label: string;
  error: string | null;
  /** Error for dropping several files. */
  oneFile: string;
  rules: ReactNode;
  accept: string;
  full: boolean;
  onFile: (file: File) => void;
}

/** Input for one file; the selection is displayed elsewhere. */
export function OneFileField({ label, error, oneFile, rules, accept, full, onFile }: OneFileFieldProps) {
  const [isOneOfMany, setIsOneOfMany] = useState(false);
  const choose = (files: readonly File[]) => {
    const [file] = files;
    setIsOneOfMany(files.length > 1);
    if (file !== undefined && files.length === 1) onFile(file);
  };
  return (
    <Field label={label} error={isOneOfMany ? oneFile : error}>
      {(control) => (
        <FileUpload
          {...control}
          items={[]}
          rules={rules}
          accept={accept}
          multiple={false}
          full={full}
          onFiles={choose}
          onRetry={nothing}
          onRemove={nothing}
        />
      )}
    </Field>
  );
}

const nothing = () => undefined;
