import { operatorLeads as words } from '#copy/operator/requests.ts';
import type { LeadSheet } from '#machines/operator-lead/index.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type FactRow, FactRows } from '../order/FactRows.tsx';

/** Message with author and source page. */
export function Written({ sheet }: { sheet: LeadSheet }) {
  return (
    <section aria-labelledby="written" className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="written" className="mb-1 flex flex-wrap items-baseline gap-x-1 font-strong text-16">
        {words.written}
        <span className="font-normal text-12 text-ink-3">
          {words.createdAt} <DateTime instant={sheet.row.createdAt} zone={HOUSE_ZONE} />
        </span>
      </h3>
      <FactRows rows={[...formRows(sheet), ...accountRows(sheet)]} />
    </section>
  );
}

/** Leads have a name; other messages a contact. */
const labelOf = (topic: LeadSheet['row']['topic'], field: string) =>
  field === 'contact' && topic !== 'lead' ? words.contact : words.labels[field];

const formRows = ({ row: { topic }, form }: LeadSheet): FactRow[] =>
  Object.entries(form).flatMap(([field, value]) => {
    const label = labelOf(topic, field);
    const text = Array.isArray(value) ? value.join('、') : String(value ?? '');
    return label === undefined || text === '' ? [] : [[label, text] as const];
  });

const accountRows = ({ account }: LeadSheet): FactRow[] => [
  ...(account?.name ? [[words.account, account.name] as const] : []),
  ...(account?.phone ? [[words.accountPhone, account.phone] as const] : []),
];
