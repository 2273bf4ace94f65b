import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { FeedbackRef } from '#machines/feedback/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { classes } from '#src/ui/classes.ts';
import { dangerousLookup } from '#src/ui/copy/dangerous-lookup.ts';
import { manualQuery } from '#src/ui/copy/dangerous-sheet.ts';
import { page } from '#src/ui/copy/pages/dgdesk.ts';
import { segregationCheck } from '#src/ui/copy/segregation-check.ts';
import { DangerousDrawer } from '#src/views/dangerous-lookup/DangerousDrawer.tsx';
import { DangerousLookup } from '#src/views/dangerous-lookup/DangerousLookup.tsx';
import { FeedbackDialog } from '#src/views/feedback/FeedbackDialog.tsx';
import { SegregationCheck } from '#src/views/segregation-check/SegregationCheck.tsx';
import { Tool } from '../parts/Tool.tsx';
import { ServicePage } from '../service/ServicePage.tsx';

interface DgdeskPageProps {
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
  question: FeedbackRef;
  /** The address names what is looked up: its answer's place is kept. */
  isAsked: boolean;
}

export function DgdeskPage({ lookup, segregation, question, isAsked }: DgdeskPageProps) {
  const ask = (text: string) => {
    question.send({ type: 'feedback.open' });
    question.send({ type: 'feedback.typed', field: 'text', text: manualQuery.begin(text) });
  };
  return (
    <ServicePage page={page}>
      <div className={classes('mt-3 grid gap-2 md:grid-cols-2', isAsked && 'md:min-h-50')}>
        <Tool title={dangerousLookup.tool} level={2}>
          <DangerousLookup actor={lookup} onAsk={ask} />
        </Tool>
        <Tool title={segregationCheck.title} level={2}>
          <SegregationCheck actor={segregation} />
        </Tool>
      </div>
      <p className="mt-1 text-12 text-ink-3">{dangerousLookup.notice}</p>
      <DangerousDrawer actor={lookup} />
      <FeedbackDialog actor={question} title={manualQuery.title} asks={manualQuery} />
    </ServicePage>
  );
}
