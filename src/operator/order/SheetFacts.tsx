import { fieldLabel } from '#copy/booking/fields.ts';
import { groupName } from '#copy/dangerous-goods/verdicts.ts';
import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import { contracts, standingText } from '#copy/user-centre/enterprise.ts';
import '#copy/booking/services.ts';
import type { ReactNode } from 'react';
import { readAt } from '#domain/form/path.ts';
import type { OrderSheet } from '#machines/operator-order/index.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { Facts } from '#src/features/orders/views/OrderFacts.tsx';
import { Timeline } from '#src/features/orders/views/OrderTimeline.tsx';
import { type FactRow, FactRows } from './FactRows.tsx';

/** Customer, parties and status. */
export const SheetSide = ({ sheet }: { sheet: OrderSheet }) => (
  <div className="grid items-start gap-2 lg:grid-cols-2 2xl:grid-cols-1">
    <Section title={words.customer}>
      <FactRows rows={customerRows(sheet)} />
    </Section>
    <Section title={words.parties.title}>
      <FactRows rows={partyRows(sheet.order.form)} />
    </Section>
    <Timeline order={sheet.order} now={sheet.order.now} />
  </div>
);

/** Cargo, route and price of the order. */
export function SheetFacts({ sheet }: { sheet: OrderSheet }) {
  const { order, dangerous } = sheet;
  return (
    <>
      <Facts order={withoutLinks(order)} files={noCertificates} />
      {dangerous.map(({ lineNo, name, block }) => (
        <Section key={lineNo} title={words.goods(lineNo, name)}>
          <FactRows rows={dangerousRows(block)} isWide />
        </Section>
      ))}
      <Section title={words.fees}>
        <FeeTable offer={order} />
      </Section>
    </>
  );
}

/** Only the customer may open the enquiry; its number is shown with the customer. */
const withoutLinks = (order: OrderSheet['order']) => ({ ...order, enquiryNo: null, hasCertificate: false });

/** Only the buyer may open a certificate of purchased goods. */
const noCertificates = { openCertificate: () => undefined };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded border border-line bg-surface p-2 md:p-3">
      <h3 className="mb-1 font-strong text-16">{title}</h3>
      {children}
    </section>
  );
}

const given = (rows: readonly (readonly [string, string | null])[]): FactRow[] =>
  rows.flatMap(([term, text]) => (text === null || text === '' ? [] : [[term, text] as const]));

const customerRows = ({
  customer: { company, name, phone, auditStatus },
  order: { enquiryNo, form },
  contract,
}: OrderSheet) =>
  given([
    [words.company, company],
    [words.contact, name],
    [words.phone, phone],
    [words.orderContact, written(form, CONTACT)],
    [words.verified, words.audits[auditStatus]],
    [contracts.title, contract === undefined ? null : standingText(contract)],
    [orders.fromEnquiry, enquiryNo],
  ]);

/** Contact the customer named for this order; may differ from the account holder. */
const CONTACT = ['contactName', 'contactPhone', 'contactTel', 'contactEmail', 'wechat'] as const;
const PARTY = ['companyNameEn', 'addressEn', 'contact', 'phone', 'email'] as const;

const written = (form: OrderSheet['order']['form'], paths: readonly string[]): string =>
  paths
    .map((path) => readAt(form, path))
    .filter((text) => typeof text === 'string' && text !== '')
    .join('，');

const partyText = (form: OrderSheet['order']['form'], who: string): string =>
  written(
    form,
    PARTY.map((field) => `${who}.${field}`),
  ) || words.later;

const partyRows = (form: OrderSheet['order']['form']): FactRow[] =>
  (['shipper', 'consignee', 'notify'] as const).map((who) => [words.parties[who], partyText(form, who)]);

function shown(value: unknown): string {
  if (value === true) return words.yes;
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value
        .filter((code) => typeof code === 'string')
        .map(groupName)
        .join('、')
    : '';
}

/** Non-empty fields of the declaration, with the form's labels. */
const dangerousRows = (block: Readonly<Record<string, unknown>>) =>
  given(
    Object.entries(block).flatMap(([field, value]) => {
      const label = fieldLabel(`cargo.0.dg.${field}`);
      return label === '' ? [] : [[label, shown(value)] as const];
    }),
  );
