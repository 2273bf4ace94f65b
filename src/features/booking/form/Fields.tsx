import { type ComponentType, useMemo } from 'react';
import { joinPath } from '#domain/form/path.ts';
import { type OrderFormRef, selectIsEditable } from '#machines/order-form/index.ts';
import { classes } from '#src/ui/classes.ts';
import type { BookedControlProps } from './BookedControl.tsx';
import { BookedField } from './BookedField.tsx';
import { sectionAt } from './described.ts';
import { useShared, useShown } from './use-booking.ts';

interface FieldsProps {
  actor: OrderFormRef;
  /** Path of the section that contains the fields. */
  at: string;
  keys: readonly string[];
  /** Keys that span the whole width. */
  wide?: readonly string[];
  filled?: readonly string[];
  /** Grid classes by key. */
  placed?: Readonly<Record<string, string>>;
  /** Read-only keys. */
  fixed?: readonly string[];
  /** Custom controls by key. */
  controls?: Readonly<Record<string, ComponentType<BookedControlProps>>>;
  className?: string;
}

const grid = 'grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-4';

/** Fields of one section that are currently shown. */
export function Fields(props: FieldsProps) {
  const { actor, at, keys, wide = [], placed = {}, filled = [], fixed = [], controls = {}, className } = props;
  const shown = useShown(actor, at);
  const isEditable = useShared(actor, selectIsEditable);
  const present = keys.filter((key) => shown.has(key));
  if (present.length === 0) return null;
  return (
    <div className={classes(grid, className)}>
      {present.map((key) => (
        <BookedField
          key={key}
          actor={actor}
          path={joinPath(at, key)}
          required={shown.must(key)}
          filled={filled.includes(key)}
          disabled={!isEditable || fixed.includes(key)}
          {...(controls[key] && { Control: controls[key] })}
          className={wide.includes(key) ? 'col-span-2 md:col-span-4' : classes('min-w-0', placed[key])}
        />
      ))}
    </div>
  );
}

/** All fields of a step that has no custom view. */
export function StepFields({ actor, step }: { actor: OrderFormRef; step: string }) {
  const keys = useMemo(() => sectionAt(actor, '', step).flatMap(({ fields }) => Object.keys(fields)), [actor, step]);
  const long = keys.filter((key) => key === 'remark' || key === 'agree');
  return <Fields actor={actor} at="" keys={keys} wide={long} />;
}
