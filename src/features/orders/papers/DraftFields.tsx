import { errorText } from '#copy/booking/errors.ts';
import { draftRowName, draftRowText } from '#copy/booking/services.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import { CORRECTION_LENGTH, draftDescription, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { DraftPaper } from '#domain/paper-forms/paper-form.ts';
import { DescribedField } from '#src/features/booking/form/DescribedField.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';
import type { PaperFieldsProps } from './paper-field.tsx';

/** Rows of the draft, with corrections for wrong ones. */
export function DraftFields({ form: { values, facts }, errors, canEdit, onEdit }: PaperFieldsProps<DraftPaper>) {
  const ofAll = errors.find(({ path }) => path === 'lines');
  const isWrong = isCorrecting(values);
  return (
    <>
      <DescribedField
        description={draftDescription}
        form={values}
        context={facts}
        path="decision"
        errors={errors}
        canEdit={canEdit}
        onEdit={(path, value) => {
          if (typeof value !== 'object') onEdit(path, value);
        }}
      />
      {ofAll === undefined ? null : (
        <p role="alert" className="text-12 text-danger">
          {errorText(ofAll)}
        </p>
      )}
      <section aria-label={words.draft} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
        <h4 className="font-strong">{words.draft}</h4>
        <div className="grid gap-x-3 gap-y-1.5 md:grid-cols-2">
          {values.lines.map(({ name, text, should }, index) => (
            <div key={name} className="grid min-w-0 content-start gap-0.5 border-line border-b pb-1">
              <span className="text-12 text-ink-3">{draftRowName(name)}</span>
              <span className="wrap-break-word min-w-0 whitespace-pre-line">{draftRowText({ name, text })}</span>
              {isWrong ? (
                <Field
                  label={words.should(draftRowName(name))}
                  error={
                    errors.filter(({ path }) => path === `lines.${index}.should`).map((error) => errorText(error))[0]
                  }
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      rows={1}
                      limit={CORRECTION_LENGTH}
                      readOnly={!canEdit}
                      value={should}
                      onChange={(typed) => onEdit(`lines.${index}.should`, typed)}
                    />
                  )}
                </Field>
              ) : null}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
