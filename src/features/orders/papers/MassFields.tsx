import { choiceName } from '#copy/booking/choices.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import { decimalText } from '#domain/decimal.ts';
import { patternOf } from '#domain/form/path.ts';
import type { MassPaper } from '#domain/paper-forms/paper-form.ts';
import { type BoxMass, fillPercent, massDescription, massMethods, massOf } from '#domain/paper-forms/verified-mass.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { type PaperFieldsProps, paperField } from './paper-field.tsx';

const KILOGRAM_FIELDS = ['weighedKg', 'cargoKg', 'dunnageKg', 'tareKg', 'maxGrossKg'];

/** Verified gross mass of each container by the chosen method, and the responsible party. */
export function MassFields(props: PaperFieldsProps<MassPaper>) {
  const { form, errors } = props;
  const { values } = form;
  const field = paperField(massDescription, props);
  const boxes = values.boxes.map((box, index) => ({
    at: `boxes.${index}`,
    title: words.box(index + 1, box.ctnType),
    box,
  }));
  const ofAll = errors.find(({ path }) => path === 'boxes');
  return (
    <>
      {boxes.map(({ at, title, box }) => (
        <section key={at} aria-label={title} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
          <h4 className="font-strong">{title}</h4>
          <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-4">
            <div className="col-span-2 min-w-0 md:col-span-1">{field(`${at}.containerNo`)}</div>
            <div className="col-span-2 min-w-0 md:col-span-3">
              <Method {...props} path={`${at}.method`} method={box.method} />
            </div>
            {field(`${at}.scaleNo`)}
            {KILOGRAM_FIELDS.map((name) => field(`${at}.${name}`, 'kg'))}
          </div>
          <Mass box={box} />
        </section>
      ))}
      {ofAll === undefined ? null : (
        <p role="alert" className="text-12 text-danger">
          {errorText(ofAll)}
        </p>
      )}
      <section aria-label={words.signed} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
        <h4 className="font-strong">{words.signed}</h4>
        {field('responsible')}
        <div className="grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2">
          {['signature', 'weigher', 'weighingPlace', 'telephone'].map((name) => field(name))}
        </div>
      </section>
    </>
  );
}

type MethodProps = Pick<PaperFieldsProps<MassPaper>, 'canEdit' | 'onEdit'> & { path: string; method: string };

/** Both weighing methods; the chosen one determines the required masses. */
const Method = ({ path, method, canEdit, onEdit }: MethodProps) => (
  <Field label={fieldLabel(path)} required grouped>
    {(control) => (
      <Segmented
        {...control}
        value={method}
        disabled={!canEdit}
        onChange={(chosen) => onEdit(path, chosen)}
        choices={massMethods.map((code) => ({ value: code as string, label: choiceName(patternOf(path), code) }))}
      />
    )}
  </Field>
);

function Mass({ box }: { box: BoxMass }) {
  const mass = massOf(box);
  const percent = fillPercent(box);
  return (
    <div className="grid gap-0.5">
      <p className="flex flex-wrap justify-between gap-1">
        <span>{words.mass}</span>
        <strong>{mass === null ? words.massUnknown : words.kilograms(decimalText(mass))}</strong>
      </p>
      {percent === null ? null : (
        <ScaleBar percent={percent} label={words.fill(percent)} tone={percent > 100 ? 'danger' : 'plain'} />
      )}
    </div>
  );
}
