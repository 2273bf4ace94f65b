import { Field, type FieldProps } from './Field.tsx';

interface LinkFieldProps extends Pick<FieldProps, 'help' | 'label'> {
  url: string;
  /** Selects the link on mount, for copying by hand. */
  isSelected?: boolean;
}

/** Read-only link, selected on focus. */
export const LinkField = ({ url, isSelected = false, ...field }: LinkFieldProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        type="text"
        readOnly
        value={url}
        ref={(input) => {
          if (isSelected) input?.select();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="h-5 w-full rounded border border-line-field bg-sunken px-1.5 text-14"
      />
    )}
  </Field>
);
