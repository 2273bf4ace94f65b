import type { ReactNode } from 'react';
import { goodsWords } from '#copy/booking/steps.ts';
import { paperOwnerText, paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import type { PaperReadiness, PaperStatus } from '#domain/dangerous-goods/paper-readiness.ts';
import { readyShare } from '#domain/dangerous-goods/paper-readiness.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { Panel } from './Panel.tsx';

const TONES: Record<PaperStatus, BadgeTone> = {
  READY: 'ok',
  IN_REVIEW: 'sea',
  RETURNED: 'danger',
  REVISION_OLD: 'warn',
  MISSING: 'plain',
  UNDATED: 'warn',
  NOT_RECEIVED: 'danger',
  OVERDUE: 'danger',
  EXPIRES_TOO_EARLY: 'danger',
  REVISION_BLOCKED: 'danger',
};

interface PaperPanelProps {
  papers: readonly PaperReadiness[];
  zone: string;
  action?: ReactNode;
}

/** Documents of an order with status, responsible party and deadline. */
export function PaperPanel({ papers, zone, action }: PaperPanelProps) {
  const { ready, all } = readyShare(papers);
  const label = goodsWords.papers.ready(ready, all);
  return (
    <Panel title={goodsWords.papers.title} note={goodsWords.papers.note} action={action}>
      <p>{label}</p>
      <ScaleBar percent={(ready / all) * 100} label={goodsWords.papers.title} tone={ready === all ? 'ok' : 'plain'} />
      <ul className="grid gap-x-3 md:grid-cols-2">
        {papers.map(({ code, owner, dueAt, status }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-1 border-line border-b py-0.75">
            <span className="min-w-0 flex-1 basis-15">
              <span className="font-strong">{paperText[code]}</span>
              <span className="block text-12 text-ink-3">
                {paperOwnerText[owner]}{' '}
                {dueAt === null ? goodsWords.papers.withOrder : <DateTime instant={dueAt} zone={zone} />}
              </span>
            </span>
            <Badge tone={TONES[status]}>{paperStatusText[status]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
