import '#copy/booking/services.ts';
import type { FieldError, FormDescription } from '#domain/form/field.ts';
import { DescribedField } from '#src/features/booking/form/DescribedField.tsx';

export interface PaperFieldsProps<Paper> {
  form: Paper;
  errors: readonly FieldError[];
  canEdit: boolean;
  onEdit: (path: string, value: string | boolean) => void;
}

/** Looks up a field of a document by its path. */
export const paperField =
  <Values extends object, Facts>(
    description: FormDescription<Values, Facts>,
    { form: { values, facts }, errors, canEdit, onEdit }: PaperFieldsProps<{ values: Values; facts: Facts }>,
  ) =>
  (path: string, unit?: string) => (
    <DescribedField
      key={path}
      description={description}
      form={values}
      context={facts}
      path={path}
      errors={errors}
      canEdit={canEdit}
      unit={unit}
      onEdit={(at, value) => {
        if (typeof value !== 'object') onEdit(at, value);
      }}
    />
  );
