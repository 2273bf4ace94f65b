import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orderPapers as words } from '#src/ui/copy/order-papers.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { FileAccess } from '../files/FilePreview.tsx';

type Paper = OrderAnswer['papers'][number];

interface HandedInProps {
  paper: Paper;
  access: FileAccess;
}

/** What stands for a paper: its files, when they came, and what was said of them. */
export function HandedIn({ paper: { handIn }, access }: HandedInProps) {
  if (!handIn || handIn.files.length === 0) return null;
  const { files, day, expiry, at, isLate, reason, missingSections } = handIn;
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
