import { operatorVerifications as words } from '#copy/operator/requests.ts';
import type { VerificationSheet } from '#machines/operator-verification/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

type Status = VerificationSheet['row']['status'];

const TONES = { NONE: 'plain', PENDING: 'warn', PASS: 'ok', REJECT: 'danger' } as const;

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);
