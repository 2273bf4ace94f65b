import { useSelector } from '@xstate/react';
import { operatorEnquiries as words } from '#copy/operator/requests.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import {
  type EnquirySheet,
  type OperatorEnquiryRef,
  selectCanOpenFile,
  selectPicture,
} from '#machines/operator-enquiry/index.ts';
import { requestSections } from '#src/features/enquiry/list/request-rows.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type FactRow, FactRows } from '../order/FactRows.tsx';

const BOX = 'min-w-0 rounded border border-line bg-surface p-2 md:p-3';

/** Full enquiry, its author and attachments. */
export function EnquiryRequest({ actor, sheet }: { actor: OperatorEnquiryRef; sheet: EnquirySheet }) {
  const { row, enquiry } = sheet;
  return (
    <section aria-labelledby="asked" className={`grid gap-2 ${BOX}`}>
      <h3 id="asked" className="flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.asked}
        <span className="font-normal text-12 text-ink-3">
          {words.submittedAt} <DateTime instant={row.createdAt} zone={HOUSE_ZONE} />
        </span>
      </h3>
      <div className="grid items-start gap-2 lg:grid-cols-2">
        {requestSections(enquiry).map(({ title, rows }) => (
          <section key={title} aria-label={title} className="min-w-0">
            <h4 className="text-ink-3">{title}</h4>
            <FactRows rows={rows} />
          </section>
        ))}
        <section aria-label={words.from} className="min-w-0">
          <h4 className="text-ink-3">{words.from}</h4>
          <FactRows rows={customerRows(sheet)} />
        </section>
      </div>
      <h4 className="text-ink-3">{words.files}</h4>
      {enquiry.files.length === 0 ? <p>{words.noFiles}</p> : null}
      {enquiry.files.map((file) => (
        <EnquiryFile key={file.fileId} actor={actor} file={file} />
      ))}
    </section>
  );
}

const customerRows = ({ row: { company }, customer: { name, phone } }: EnquirySheet): FactRow[] =>
  [
    [words.company, company],
    [words.account, name],
    [words.accountPhone, phone],
  ].flatMap(([term, text]) => (term === undefined || term === null || !text ? [] : [[term, text] as const]));

/** Pictures open in place, other files in a new window. */
function EnquiryFile({ actor, file }: { actor: OperatorEnquiryRef; file: StoredFile }) {
  const picture = useSelector(actor, selectPicture);
  const canOpen = useSelector(actor, selectCanOpenFile);
  const address = picture?.file.fileId === file.fileId ? picture.address : null;
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <button
        type="button"
        className="max-w-full cursor-pointer text-left text-link underline underline-offset-3"
        aria-expanded={address !== null}
        aria-disabled={!canOpen || undefined}
        onClick={() => actor.send(address === null ? { type: 'file.open', file } : { type: 'file.close' })}
      >
        <span className="sr-only">{address === null ? words.view : words.hide} </span>
        {file.name}
      </button>
      {address === null ? null : (
        <img src={address} alt={words.picture(file.name)} className="max-w-full rounded border border-line" />
      )}
    </span>
  );
}
