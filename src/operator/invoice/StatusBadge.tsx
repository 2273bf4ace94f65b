import { operatorInvoices as words } from '#copy/operator/requests.ts';
import type { InvoiceStatus } from '#domain/invoices/requests.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

const TONES = { requested: 'warn', issued: 'ok', refused: 'danger' } as const;

export const StatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);
