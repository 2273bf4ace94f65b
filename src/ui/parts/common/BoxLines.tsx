import { Chip } from './Chip.tsx';
import type { ControlProps } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';

interface Line<Type extends string> {
  ctnType: Type;
  quantity: number;
}

interface BoxLinesProps<Type extends string> {
  control: ControlProps;
  types: readonly Type[];
  value: readonly Line<Type>[];
  onChange: (lines: readonly Line<Type>[]) => void;
  quantityName: (type: Type) => string;
  disabled?: boolean;
}

/** Container types to add or remove, each with a quantity. */
export function BoxLines<Type extends string>(props: BoxLinesProps<Type>) {
  const { control, types, value, onChange, quantityName, disabled = false } = props;
  const shown = [...new Set([...types, ...value.map(({ ctnType }) => ctnType)])];
  return (
    <fieldset
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
      className="flex flex-wrap items-center gap-1"
    >
      {shown.map((type) => {
        const line = value.find(({ ctnType }) => ctnType === type);
        return (
          <span key={type} className="inline-flex min-h-5 items-center gap-0.5">
            <Chip
              on={line !== undefined}
              disabled={disabled}
              onToggle={(on) =>
                onChange(on ? [...value, { ctnType: type, quantity: 1 }] : value.filter((one) => one !== line))
              }
            >
              {type}
            </Chip>
            {line ? (
              <span className="w-8">
                <NumberInput
                  aria-label={quantityName(type)}
                  maxLength={3}
                  disabled={disabled}
                  value={line.quantity === 0 ? '' : String(line.quantity)}
                  onChange={(text) =>
                    onChange(value.map((one) => (one === line ? { ...one, quantity: Number(text) } : one)))
                  }
                />
              </span>
            ) : null}
          </span>
        );
      })}
    </fieldset>
  );
}
