import { useSelector } from '@xstate/react';
import { errorText, operatorContent as words } from '#copy/operator/content.ts';
import { tagsOf } from '#domain/content/tags.ts';
import { readAt } from '#domain/form/path.ts';
import type { FieldData } from '#domain/form/table.ts';
import { type OperatorArticleRef, selectCanWrite, selectErrors, selectForm } from '#machines/operator-article/index.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { type ControlProps, Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

interface ArticleFieldProps {
  actor: OperatorArticleRef;
  path: string;
  field: FieldData;
  label: string;
  help?: string | undefined;
  choices?: Readonly<Record<string, string>>;
}

/** Renders one field of an article or block from its description. */
export function ArticleField(props: ArticleFieldProps) {
  const { actor, path, field, label, help } = props;
  const errors = useSelector(actor, selectErrors);
  const error = errors.find((one) => one.path === path);
  return (
    <Field
      label={label}
      help={help}
      required={field.required === true}
      grouped={field.of !== undefined}
      error={error && errorText(error)}
    >
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

const typeOf = (kind: FieldData['kind']) =>
  kind === 'minute' ? { type: 'datetime-local' as const } : kind === 'day' ? { type: 'date' as const } : {};

interface SeveralProps {
  of: readonly string[];
  named: Readonly<Record<string, string>>;
  value: string;
  canWrite: boolean;
  onChange: (value: string) => void;
}

/** Stores choices in list order, regardless of click order. */
function Several({ of, named, value, canWrite, onChange }: SeveralProps) {
  const chosen = tagsOf(value);
  const toggle = (code: string) => (on: boolean) =>
    onChange(of.filter((one) => (one === code ? on : chosen.includes(one))).join('、'));
  return (
    <span className="flex flex-wrap gap-0.5">
      {of.map((code) => (
        <Chip key={code} on={chosen.includes(code)} disabled={!canWrite} onToggle={toggle(code)}>
          {named[code] ?? code}
        </Chip>
      ))}
    </span>
  );
}

function Control({ actor, path, field, choices = {}, control }: ArticleFieldProps & { control: ControlProps }) {
  const value = useSelector(actor, (snapshot) => String(readAt(selectForm(snapshot), path) ?? ''));
  const canWrite = useSelector(actor, selectCanWrite);
  const onChange = (typed: string) => actor.send({ type: 'field.typed', path, value: typed });
  const { kind, most, of } = field;
  if (of !== undefined)
    return <Several of={of} named={choices} value={value} canWrite={canWrite} onChange={onChange} />;
  if (kind === 'longText')
    return <TextArea {...control} limit={most ?? 0} value={value} readOnly={!canWrite} onChange={onChange} />;
  if (kind === 'choice') {
    const named = (field.choices ?? []).map((code) => ({ value: code, label: choices[code] ?? code }));
    const all = field.required === true ? named : [{ value: '', label: words.noChoice }, ...named];
    return <Select {...control} value={value} disabled={!canWrite} choices={all} onChange={onChange} />;
  }
  return (
    <TextInput
      {...control}
      {...typeOf(kind)}
      autoComplete="off"
      value={value}
      maxLength={most}
      readOnly={!canWrite}
      onChange={onChange}
    />
  );
}
