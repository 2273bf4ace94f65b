import { operatorLeads as words } from '#copy/operator/requests.ts';
import type { LeadSheet } from '#machines/operator-lead/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

const TONES = { new: 'warn', taken: 'sea', done: 'ok' } as const;

export const StatusBadge = ({ status }: { status: LeadSheet['row']['status'] }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);
