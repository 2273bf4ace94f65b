import { operatorVerifications as words } from '#copy/operator/requests.ts';
import type { VerificationSheet } from '#machines/operator-verification/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type FactRow, FactRows } from '../order/FactRows.tsx';

/** Applicant, and the orders that are cancelled if the verification fails. */
export function Background({ sheet }: { sheet: VerificationSheet }) {
  const { row, applicant, reason, decidedAt, register, orders } = sheet;
  const rows: FactRow[] = [
    [words.applicant, [applicant.name, applicant.phone].filter((text) => text !== null).join('，') || words.nothing],
  ];
  if (register.company !== null) rows.push([words.registerStatus, register.company.status || words.nothing]);
  if (reason !== null) rows.push([decidedAt === null ? words.reasonWaiting : words.reasonGiven, reason]);
  return (
    <section aria-labelledby="background" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="background" className="mb-1 font-strong text-16">
        {words.background}
      </h3>
      <p className="text-12 text-ink-3">
        {words.submitted} <DateTime instant={row.submittedAt} zone={HOUSE_ZONE} />
      </p>
      {decidedAt === null ? null : (
        <p className="text-12 text-ink-3">
          {words.decided} <DateTime instant={decidedAt} zone={HOUSE_ZONE} />
        </p>
      )}
      <FactRows rows={rows} />
      <h4 className="mt-1 text-ink-3">{words.orders}</h4>
      {orders.length === 0 ? <p>{words.noOrders}</p> : null}
      <ul>
        {orders.map(({ orderNo, autoCancelAt }) => (
          <li key={orderNo}>
            {orderNo} {words.cancelledAt} <DateTime instant={autoCancelAt} zone={HOUSE_ZONE} />
          </li>
        ))}
      </ul>
    </section>
  );
}
