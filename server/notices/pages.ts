import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import type { NoticeKind } from '#domain/notices/kinds.ts';
import type { Settings } from '#src/config/settings.ts';

type NoticeSubject = { kind: NoticeKind; subject: string };

function queryOf({ kind, subject }: NoticeSubject): string | null {
  switch (kind) {
    case 'orderReceived':
    case 'orderAction':
    case 'amendmentDecided':
    case 'cancellationAnswered':
    case 'orderCancelled':
    case 'orderMessage':
    case 'orderDeadline':
    case 'cancelSoon':
      return `redirect=order&orderNo=${encodeURIComponent(subject)}`;
    case 'enquiryAnswered':
      return `redirect=enquiry&enquiryNo=${encodeURIComponent(subject)}`;
    case 'verificationDecided':
      return 'redirect=verification';
    case 'invoiceDecided':
      return 'redirect=invoice';
    case 'passwordAttempts':
    case 'newDevice':
      return 'redirect=workplace';
    default:
      return null;
  }
}

/** Returns the page a notice links to; null for notices to operators, and when the site has no public URL. */
export function pageOf(
  { publicOrigin, site }: Pick<Settings, 'publicOrigin' | 'site'>,
  notice: NoticeSubject,
): string | null {
  const query = queryOf(notice);
  const centre = site.userCentre ?? (publicOrigin === null ? null : `${publicOrigin}${USER_CENTRE_PATH}`);
  return query === null || centre === null ? null : `${centre}?${query}`;
}
