import { goodsWords } from '#copy/booking/steps.ts';
import { paperOwnerText, paperText } from '#copy/dangerous-goods/papers.ts';
import { DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { CalendarLink } from '#src/features/orders/views/CalendarLink.tsx';

const words = goodsWords.papers;

interface OutstandingPapersProps {
  /** Distinguishes calendar entries of two forms; a newer export replaces the older one. */
  formId: string;
  papers: readonly PaperReadiness[];
  now: number;
}

/** Exports outstanding documents with their deadlines to the user's calendar. */
export function OutstandingPapers({ formId, papers, now }: OutstandingPapersProps) {
  const moments = papers.flatMap(({ code, owner, dueAt, status }) =>
    dueAt === null || dueAt <= now || status === 'READY'
      ? []
      : {
          uid: `${formId}-${code}@huazhou`,
          instant: dueAt,
          title: words.dueBy(paperText[code]),
          description: paperOwnerText[owner],
          location: '',
          remindMinutes: [DAY_BEFORE_MINUTES],
        },
  );
  return moments.length === 0 ? null : (
    <CalendarLink file={words.title} name={words.title} now={now} moments={moments}>
      {words.calendar}
    </CalendarLink>
  );
}
