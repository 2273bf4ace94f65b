import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { paperForm as words } from '#copy/orders/order.ts';
import type { FieldError } from '#domain/form/field.ts';
import type { InstructionPaper } from '#domain/paper-forms/paper-form.ts';
import { instructionDescription, instructionTotals } from '#domain/paper-forms/shipping-instruction.ts';
import { type PaperFieldsProps, paperField } from './paper-field.tsx';

const PARTY = ['countryCode', 'taxNo', 'contact', 'phone'] as const;
const LINE = ['hsCode', 'packageType', 'packages', 'grossWeight', 'volume'] as const;

const box = 'grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3';
const two = 'grid items-start gap-x-2 gap-y-1.5 md:grid-cols-2';
const three = 'grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-3';

/** Shipping instruction: parties, terms and goods, compared with the order. */
export function InstructionFields(props: PaperFieldsProps<InstructionPaper>) {
  const { form, errors } = props;
  const { values } = form;
  const field = paperField(instructionDescription, props);
  const party = (at: 'consignee' | 'notify' | 'shipper') => (
    <section aria-label={words.parties[at]} className={box}>
      <h4 className="font-strong">{words.parties[at]}</h4>
      {at === 'consignee' ? field('toOrder') : null}
      {at === 'notify' ? field('notifySame') : null}
      {at === 'notify' && values.notifySame ? null : (
        <>
          {field(`${at}.companyNameEn`)}
          {field(`${at}.addressEn`)}
          <div className={two}>{PARTY.map((name) => field(`${at}.${name}`))}</div>
          {field(`${at}.email`)}
        </>
      )}
    </section>
  );
  const lines = values.cargo.map((_, index) => ({ at: `cargo.${index}`, title: words.goods(index + 1) }));
  return (
    <>
      {party('shipper')}
      {party('consignee')}
      {party('notify')}
      <section aria-label={words.terms} className={box}>
        <h4 className="font-strong">{words.terms}</h4>
        <div className={three}>{['blType', 'blCopies', 'issuePlace', 'payTerm'].map((name) => field(name))}</div>
      </section>
      {lines.map(({ at, title }) => (
        <section key={at} aria-label={title} className={box}>
          <h4 className="font-strong">{title}</h4>
          {field(`${at}.cargoNameEn`)}
          <div className={three}>{LINE.map((name) => field(`${at}.${name}`))}</div>
          {field(`${at}.marks`)}
        </section>
      ))}
      <Totals form={form} errors={errors} />
    </>
  );
}

function Totals({ form: { values, facts }, errors }: Pick<PaperFieldsProps<InstructionPaper>, 'errors' | 'form'>) {
  const ofAll: FieldError | undefined = errors.find(({ path }) => path === 'cargo');
  return (
    <section aria-label={words.totals} aria-live="polite" className="grid gap-0.5">
      <h4 className="font-strong">{words.totals}</h4>
      {ofAll === undefined ? null : <p className="text-12 text-danger">{errorText(ofAll)}</p>}
      {instructionTotals(values, facts).map(({ amount, given, booked, isSame }) => (
        <p key={amount} className={isSame ? 'text-ink-2' : 'text-danger'}>
          {words.total(fieldLabel(`cargo.0.${amount}`), given, booked, isSame)}
        </p>
      ))}
    </section>
  );
}
