import { useSelector } from '@xstate/react';
import { readAt } from '#domain/form/path.ts';
import type { FieldData } from '#domain/form/table.ts';
import { type DeskArticleRef, selectCanWrite, selectErrors, selectForm } from '#machines/desk-article/index.ts';
import { errorText } from '#src/ui/copy/desk-content-errors.ts';
import { type ControlProps, Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

interface ArticleFieldProps {
  actor: DeskArticleRef;
  path: string;
  field: FieldData;
  label: string;
  help?: string | undefined;
  choices?: Readonly<Record<string, string>>;
}

/** One field of an article or of a block, as its table has it. */
export function ArticleField(props: ArticleFieldProps) {
  const { actor, path, field, label, help } = props;
  const errors = useSelector(actor, selectErrors);
  const error = errors.find((one) => one.path === path);
  return (
    <Field label={label} help={help} required={field.required === true} error={error && errorText(error)}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

function Control({ actor, path, field, choices = {}, control }: ArticleFieldProps & { control: ControlProps }) {
  const value = useSelector(actor, (snapshot) => String(readAt(selectForm(snapshot), path) ?? ''));
  const canWrite = useSelector(actor, selectCanWrite);
  const onChange = (typed: string) => actor.send({ type: 'field.typed', path, value: typed });
  const { kind, most } = field;
  if (kind === 'longText')
    return <TextArea {...control} limit={most ?? 0} value={value} readOnly={!canWrite} onChange={onChange} />;
  if (kind === 'choice') {
    const named = (field.choices ?? []).map((code) => ({ value: code, label: choices[code] ?? code }));
    return <Select {...control} value={value} disabled={!canWrite} choices={named} onChange={onChange} />;
  }
  return (
    <TextInput
      {...control}
      {...(kind === 'minute' ? { type: 'datetime-local' } : {})}
      autoComplete="off"
      value={value}
      maxLength={most}
      readOnly={!canWrite}
      onChange={onChange}
    />
  );
}
