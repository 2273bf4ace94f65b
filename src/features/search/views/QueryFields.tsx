/** Style of inputs bound to the URL. */
export const FIELD_BOX = 'min-h-5 w-full min-w-0 rounded border border-line-field bg-surface px-1 text-ink';
export const FIELD_LABEL = 'grid min-w-0 content-start gap-0.5 text-12 text-ink-2';

interface ChosenProps {
  name: string;
  title: string;
  value: string;
  options: readonly (readonly [code: string, text: string])[];
}

/** Keeps an unlisted code as a choice, so that field and URL agree. */
export const Chosen = ({ name, title, value, options }: ChosenProps) => (
  <label className={FIELD_LABEL}>
    {title}
    <select name={name} defaultValue={value} className={FIELD_BOX}>
      {(options.some(([code]) => code === value) ? options : [...options, [value, value] as const]).map(
        ([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ),
      )}
    </select>
  </label>
);

interface TypedProps {
  name: string;
  title: string;
  value: string;
  isWrong: boolean;
  note?: string;
  /** `text` allows a sign before the digits. */
  inputMode?: 'decimal' | 'text';
}

export const Typed = ({ name, title, value, isWrong, note, inputMode = 'decimal' }: TypedProps) => (
  <label className={FIELD_LABEL}>
    {title}
    <input
      name={name}
      defaultValue={value}
      inputMode={inputMode}
      maxLength={12}
      aria-invalid={isWrong || undefined}
      className={FIELD_BOX}
    />
    {note === undefined ? null : <span className="text-ink-3">{note}</span>}
  </label>
);
