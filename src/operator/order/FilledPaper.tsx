import { choiceName } from '#copy/booking/choices.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { draftRowName, draftRowText, draftStanding } from '#copy/booking/services.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import { decimalText } from '#domain/decimal.ts';
import { correctionsOf, isCorrecting } from '#domain/paper-forms/draft-bill.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { massOf } from '#domain/paper-forms/verified-mass.ts';
import { type FactRow, FactRows } from './FactRows.tsx';

/** A filled-in document, container by container or line by line. */
export function FilledPaper({ form }: { form: PaperForm }) {
  return (
    <div className="grid gap-1">
      {partsOf(form).map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <p className="font-strong text-12">{title}</p>
          <FactRows rows={rows} isWide />
        </section>
      ))}
    </div>
  );
}

interface Part {
  title: string;
  rows: readonly FactRow[];
}

/** Non-empty fields of a section, with the form's labels. */
const rowsAt = (at: string, values: object): FactRow[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const path = `${at}${field}`;
    const label = fieldLabel(path);
    if (typeof value !== 'string' || value === '' || label === '') return [];
    return [[label, choiceName(path, value)] as const];
  });

const massText = (mass: ReturnType<typeof massOf>) =>
  mass === null ? words.massMissing : words.kilograms(decimalText(mass));

function partsOf(form: PaperForm): Part[] {
  if (form.paper === 'VERIFIED_MASS') {
    const { boxes, ...signed } = form.values;
    return [
      ...boxes.map((box, index) => ({
        title: words.box(index + 1, box.ctnType),
        rows: [[words.mass, massText(massOf(box))] as const, ...rowsAt(`boxes.${index}.`, { ...box, ctnType: '' })],
      })),
      { title: words.signedBy(signed.signature), rows: rowsAt('', signed) },
    ];
  }
  if (form.paper === 'DRAFT_BILL') {
    const { values } = form;
    const rows = isCorrecting(values)
      ? correctionsOf(values).map(
          (line) => [draftRowName(line.name), `${draftRowText(line)} → ${words.shouldBe} ${line.should}`] as const,
        )
      : values.lines.map((line) => [draftRowName(line.name), draftRowText(line)] as const);
    return [{ title: draftStanding(values), rows }];
  }
  if (form.paper === 'VEHICLES')
    return form.values.vehicles.map((one, index) => ({
      title: words.vehicle(index + 1),
      rows: rowsAt(`vehicles.${index}.`, one),
    }));
  const { cargo, shipper, consignee, notify, parties: _choice, ...terms } = form.values;
  const receiver = terms.toOrder
    ? [[words.parties.consignee, words.toOrder] as const]
    : rowsAt('consignee.', consignee);
  return [
    { title: words.parties.shipper, rows: rowsAt('shipper.', shipper) },
    { title: words.parties.consignee, rows: receiver },
    { title: words.parties.notify, rows: rowsAt('notify.', terms.notifySame ? consignee : notify) },
    { title: words.terms, rows: rowsAt('', terms) },
    ...cargo.map((line, index) => ({ title: words.goods(index + 1), rows: rowsAt(`cargo.${index}.`, line) })),
  ];
}
