import type { OrderAnswer } from '#contract/calls/orders.ts';
import { choiceName } from '#copy/booking/choices.ts';
import { draftStanding } from '#copy/booking/services.ts';
import { paperForm as formWords, orderPapers as words } from '#copy/orders/order.ts';
import { decimalText } from '#domain/decimal.ts';
import type { PaperForm } from '#domain/paper-forms/paper-form.ts';
import { massOf } from '#domain/paper-forms/verified-mass.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

type Paper = OrderAnswer['papers'][number];

interface HandedInProps {
  paper: Paper;
  access: FileAccess;
}

/** Submitted files of a document, with time and review. */
export function HandedIn({ paper: { handIn }, access }: HandedInProps) {
  if (!handIn || (handIn.files.length === 0 && handIn.version === 0)) return null;
  const { files, day, expiry, at, isLate, reason, missingSections, form } = handIn;
  return (
    <span className="grid gap-0.25 text-12">
      {files.map((file) => (
        <span key={file.fileId} className="min-w-0">
          {access.canOpen(file) ? (
            <button
              type="button"
              className="max-w-full text-left text-link underline underline-offset-3"
              aria-label={words.open(file.name)}
              onClick={() => access.open(file)}
            >
              {file.name}
            </button>
          ) : (
            file.name
          )}
        </span>
      ))}
      {form && handIn.version > 0 ? <Filled form={form} /> : null}
      {day === null ? null : (
        <span className="text-ink-3">{expiry === 'REVISION' ? words.revised(day) : words.validTo(day)}</span>
      )}
      <span className="text-ink-3">
        {at === null ? words.withBooking : words.handedAt}{' '}
        {at === null ? null : <DateTime instant={at} zone={HOUSE_ZONE} />}
        {isLate ? <span className="text-danger"> {words.wasLate}</span> : null}
      </span>
      {reason === null ? null : (
        <span className="text-danger">
          {words.reason}：{reason}
        </span>
      )}
      {missingSections === null || missingSections.length === 0 ? null : (
        <span className="text-warn">{words.sectionsMissing(missingSections)}</span>
      )}
    </span>
  );
}

/** Summary of a filled-in document. */
function Filled({ form }: { form: PaperForm }) {
  if (form.paper === 'SHIPPING_INSTRUCTION') {
    const { shipper, consignee, toOrder, blType } = form.values;
    const receiver = toOrder ? formWords.toOrder : consignee.companyNameEn;
    return (
      <span>
        {formWords.billFor(shipper.companyNameEn, receiver)}{' '}
        <span className="text-ink-3">{choiceName('blType', blType)}</span>
      </span>
    );
  }
  if (form.paper === 'DRAFT_BILL') return <span>{draftStanding(form.values)}</span>;
  if (form.paper === 'VEHICLES')
    return form.values.vehicles.map(({ plate, driver, driverPhone }) => (
      <span key={plate}>{formWords.driven(plate, driver, driverPhone)}</span>
    ));
  const { values } = form;
  return (
    <>
      {values.boxes.map((box) => (
        <span key={box.containerNo} className="tabular-nums">
          {formWords.boxMass(box.containerNo, decimalText(massOf(box) ?? 0))}
        </span>
      ))}
      <span className="text-ink-3">{formWords.signedBy(values.signature)}</span>
    </>
  );
}
