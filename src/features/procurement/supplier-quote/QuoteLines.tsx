import { useSelector } from '@xstate/react';
import { errorText } from '#copy/booking/errors.ts';
import { fieldHelp, fieldLabel } from '#copy/booking/fields.ts';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import { CERTIFICATES_OF_A_LINE, quoteAmount } from '#domain/enquiry/supplier-quote-fields.ts';
import type { RequestedLine } from '#domain/enquiry/supplier-quote-form.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { FieldError } from '#domain/form/field.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { SCANS } from '#domain/orders/hand-in.ts';
import {
  type SupplierQuoteRef,
  selectCanEdit,
  selectForm,
  selectRequested,
  selectUploads,
} from '#machines/supplier-quote/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { UploadList } from '#src/features/files/views/UploadList.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Checkbox } from '#src/ui/parts/list/Checkbox.tsx';
import { QuoteField } from './QuoteField.tsx';

const grid = 'grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-4';

interface QuoteLinesProps {
  actor: SupplierQuoteRef;
  errors: readonly FieldError[];
  fileAccess: FileAccess | null;
}

/** Lines of the request with price inputs; ticked lines are quoted. */
export function QuoteLines({ actor, errors, fileAccess }: QuoteLinesProps) {
  const { lines } = useSelector(actor, selectRequested);
  const ofAll = errors.find(({ path }) => path === 'lines');
  return (
    <>
      {lines.map((line, index) => (
        <Line key={line.lineNo} {...{ actor, errors, fileAccess, index }} asked={line} at={`lines.${index}`} />
      ))}
      {ofAll === undefined ? null : (
        <p role="alert" className="text-12 text-danger">
          {errorText(ofAll)}
        </p>
      )}
    </>
  );
}

interface LineProps extends QuoteLinesProps {
  asked: RequestedLine;
  at: string;
  index: number;
}

function Line({ actor, errors, fileAccess, asked, at, index }: LineProps) {
  const line = useSelector(actor, selectForm).lines[index];
  const canEdit = useSelector(actor, selectCanEdit);
  if (line === undefined) return null;
  const amount = quoteAmount(line);
  const field = (key: string, unit?: string) => (
    <QuoteField
      key={key}
      actor={actor}
      errors={errors}
      path={`${at}.${key}`}
      {...(unit === undefined ? {} : { unit })}
    />
  );
  return (
    <section aria-label={asked.nameCn} className="grid gap-1.5 rounded border border-line bg-surface p-2 md:p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-1">
        <Checkbox
          checked={line.isQuoted}
          disabled={!canEdit}
          onChange={(on) => actor.send({ type: 'quote.edit', path: `${at}.isQuoted`, value: on })}
        >
          {words.line(words.quoted(asked.nameCn), `${asked.quantity} ${asked.unit}`)}
        </Checkbox>
        {amount === null ? null : (
          <span className="text-ink-2">
            {words.lineTotal} <Money symbol={currencySymbol(line.currency)} amount={formatAmount(amount)} />
          </span>
        )}
      </div>
      {line.isQuoted ? (
        <>
          <div className={grid}>
            {field('price', `/ ${asked.unit}`)}
            {field('currency')}
            {field('tax')}
            {field('quantity', asked.unit)}
            {field('leadDays')}
            {field('maker')}
            {field('origin')}
            {field('purity')}
            {field('packing')}
          </div>
          <Certificate {...{ actor, errors, fileAccess }} path={`${at}.certificate`} files={line.certificate} />
        </>
      ) : (
        <p className="text-12 text-ink-3">{words.notQuoted}</p>
      )}
    </section>
  );
}

interface CertificateProps extends QuoteLinesProps {
  path: string;
  files: readonly StoredFile[];
}

/** Certificate of the lot to be delivered. */
function Certificate({ actor, errors, fileAccess, path, files }: CertificateProps) {
  const uploads = useSelector(actor, selectUploads);
  const canEdit = useSelector(actor, selectCanEdit);
  const error = errors.find((one) => one.path === path);
  if (uploads === undefined || fileAccess === null) return null;
  return (
    <Field
      grouped
      label={fieldLabel(path)}
      help={fieldHelp(path)}
      error={error === undefined ? null : errorText(error, 'files')}
    >
      {(control) => (
        <UploadList
          {...{ uploads, path, files, control }}
          access={fileAccess}
          kinds={SCANS}
          most={CERTIFICATES_OF_A_LINE}
          rules={words.certificateRules(SCANS)}
          disabled={!canEdit}
          onRemove={() => actor.send({ type: 'quote.edit', path, value: [] })}
        />
      )}
    </Field>
  );
}
