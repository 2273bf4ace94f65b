import type { ReactNode } from 'react';
import { goodsWords } from '#copy/booking/steps.ts';
import { paperOwnerText, paperStatusText, paperText } from '#copy/dangerous-goods/papers.ts';
import { DAY_BEFORE_MINUTES } from '#domain/calendar/ics.ts';
import { type PaperReadiness, type PaperStatus, readyShare } from '#domain/dangerous-goods/paper-readiness.ts';
import { type OrderFormRef, type OrderFormSnapshot, selectDraftId } from '#machines/order-form/index.ts';
import { CalendarLink } from '#src/features/orders/views/CalendarLink.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { ScaleBar } from '#src/ui/parts/ScaleBar.tsx';
import { Panel } from './Panel.tsx';
import { useRested, useShared, valueNow } from './use-booking.ts';

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

interface FormPapersProps<Form> {
  actor: OrderFormRef;
  zone: string;
  now: number;
  papersOf: (form: Form) => readonly PaperReadiness[];
  action?: ReactNode;
}

/** Documents of the form with status, responsible party and deadline; updates once typing pauses. */
export function FormPapers<Form>({ actor, zone, now, papersOf, action }: FormPapersProps<Form>) {
  useRested<Form, string>(actor, '', (form) => JSON.stringify(papersOf(form)));
  const papers = papersOf(valueNow<Form>(actor, ''));
  if (papers.length === 0) return null;
  const exportAction = <OutstandingPapers formId={selectDraftId(actor.getSnapshot())} papers={papers} now={now} />;
  return <PaperPanel papers={papers} zone={zone} action={action ?? exportAction} />;
}

interface OfferPapersProps<Form, Offer> {
  actor: OrderFormRef;
  select: (snapshot: OrderFormSnapshot) => { offer: Offer | null; now: number };
  papersOf: (form: Form, offer: Offer, now: number) => readonly PaperReadiness[];
}

/** The same for a chosen offer, in the time zone of its origin. */
export function OfferPapers<Form, Offer extends { timezone: string }>(props: OfferPapersProps<Form, Offer>) {
  const { actor, select, papersOf } = props;
  const { offer, now } = useShared(actor, select);
  if (offer === null) return null;
  return (
    <FormPapers<Form> actor={actor} zone={offer.timezone} now={now} papersOf={(form) => papersOf(form, offer, now)} />
  );
}
