import { noticeText, noticeWords } from '#copy/notices/texts.ts';
import { hasNotice } from '#domain/notices/kinds.ts';
import { shortWords } from '#domain/notices/short-words.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';

interface StepNoticeProps {
  orderNo: string;
  /** The status that is reached, or the one that is undone. */
  facts: { status: OrderStatus; reason: string; undone?: OrderStatus };
  sent: string;
  notSent: string;
}

/** The notice that the customer receives, word for word, or that none is sent. */
export function StepNotice({ orderNo: subject, facts: { status, undone, reason }, sent, notSent }: StepNoticeProps) {
  const text = textOf({ subject, status, undone, reason: shortWords(reason.trim()) });
  return text === null ? (
    <p className="text-12 text-ink-3">{notSent}</p>
  ) : (
    <>
      <p className="text-12 text-ink-3">{sent}</p>
      <q className="border-sea border-l-2 pl-1 text-ink-2 [quotes:none]">{text}</q>
    </>
  );
}

interface NoticeFacts {
  subject: string;
  status: OrderStatus;
  undone: OrderStatus | undefined;
  reason: string;
}

function textOf({ subject, status, undone, reason }: NoticeFacts): string | null {
  const kind = 'orderAction';
  if (undone !== undefined)
    return hasNotice(undone)
      ? noticeText(noticeWords({ kind, subject, facts: { undone, status, reason } }), null)
      : null;
  return hasNotice(status) ? noticeText(noticeWords({ kind, subject, facts: { status, reason } }), null) : null;
}
