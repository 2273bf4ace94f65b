import type { CargoLine, FclForm } from '#domain/booking/services/fcl/form.ts';
import { papersOf } from '#domain/booking/services/fcl/papers.ts';
import type { PaperStatus } from '#domain/dangerous-goods/paper-readiness.ts';
import { readyShare } from '#domain/dangerous-goods/paper-readiness.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { paperOwnerText, paperStatusText, paperText } from '#src/ui/copy/papers.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { Panel } from '../booking/Panel.tsx';
import { useRested, useShared } from '../booking/use-booking.ts';
import { CutOffCalendar } from './SailingFacts.tsx';
import { selectFclFacts, selectFclForm } from './selectors.ts';

const TONES: Record<PaperStatus, BadgeTone> = {
  READY: 'ok',
  REVISION_OLD: 'warn',
  MISSING: 'plain',
  UNDATED: 'warn',
  OVERDUE: 'danger',
  EXPIRES_TOO_EARLY: 'danger',
  REVISION_BLOCKED: 'danger',
};

const marks = new WeakMap<CargoLine, string>();

/** What the papers follow from, kept as long as the line is: a word in a name does not count them anew. */
function markOfLine(line: CargoLine): string {
  const known = marks.get(line);
  if (known !== undefined) return known;
  const { isDanger, casNo, sds, classReport, dg } = line;
  const mark = JSON.stringify([
    isDanger,
    casNo !== '',
    sds,
    classReport,
    dg.isLimitedQuantity,
    dg.dangerPackCertExpire,
    dg.dangerPackCertFiles.length,
    dg.perfCertExpire,
    dg.perfCertFiles.length,
  ]);
  marks.set(line, mark);
  return mark;
}

const markOf = ({ documents, services, containers, cargo }: FclForm) =>
  [
    documents.length,
    services.stuffing.wanted,
    services.customs.wanted,
    ...containers.map(({ ctnType }) => ctnType),
    ...cargo.map(markOfLine),
  ].join('\n');

/** Which papers stand and which are owed, by whom and until when. */
export function Papers({ actor }: { actor: OrderFormRef }) {
  const facts = useShared(actor, selectFclFacts);
  useRested<FclForm, string>(actor, '', markOf);
  if (facts.offer === null) return null;
  const papers = papersOf(selectFclForm(actor.getSnapshot()), facts.offer, facts.now);
  const { ready, all } = readyShare(papers);
  const zone = facts.offer.timezone;
  const label = words.papers.ready(ready, all);
  return (
    <Panel title={words.papers.title} note={words.papers.note} action={<CutOffCalendar facts={facts} />}>
      <p>{label}</p>
      <ScaleBar percent={(ready / all) * 100} label={words.papers.title} tone={ready === all ? 'ok' : 'plain'} />
      <ul className="grid gap-x-3 md:grid-cols-2">
        {papers.map(({ code, owner, dueAt, status }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-1 border-line border-b py-0.75">
            <span className="min-w-0 flex-1 basis-15">
              <span className="font-strong">{paperText[code]}</span>
              <span className="block text-12 text-ink-3">
                {paperOwnerText[owner]}{' '}
                {dueAt === null ? words.papers.withOrder : <DateTime instant={dueAt} zone={zone} />}
              </span>
            </span>
            <Badge tone={TONES[status]}>{paperStatusText[status]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
