import { operatorContent as words } from '#copy/operator/content.ts';
import type { Article } from '#machines/operator-article/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

const TONES = { DRAFT: 'plain', SCHEDULED: 'warn', PUBLISHED: 'ok', WITHDRAWN: 'danger' } as const;

export const ArticleStatus = ({ row: { status, hasChanges, changeFrom } }: { row: Article['row'] }) => (
  <>
    <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
    {changeFrom === null ? null : <Badge tone="warn">{words.upcoming}</Badge>}
    {hasChanges ? <Badge tone="warn">{words.changed}</Badge> : null}
  </>
);
