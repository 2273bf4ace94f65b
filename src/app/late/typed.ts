import type { BookedService } from '#contract/booked-services.ts';
import { matchRoute, orderRoutes, type PageName } from '#contract/routes.ts';
import { RECENT_PORTS } from '#domain/storage-names.ts';
import type { Api } from '../../api/index.ts';
import { readDraftTexts, removeDraftTextsOf } from '../../browser/booking-draft.ts';
import { localKeeper } from '../../browser/local-keeper.ts';
import { clearNoticeTarget } from '../../browser/notice-target.ts';
import { keepOpenForms } from '../../browser/page-leaving.ts';
import { writeQuery } from '../../browser/write-query.ts';
import { hasEnquiryTexts, removeEnquiryTexts } from './enquiry-texts.ts';

export { keepOpenForms };

const FORM_PAGES: readonly PageName[] = [
  ...orderRoutes.map(({ name }) => name),
  'enquiryFcl',
  'brandFreight',
  'brandConsolidation',
];

interface TypedDraft {
  form: Record<string, unknown>;
  mark: { id: string; version: number } | null;
  title: string;
  isOnServer: boolean;
  sent: unknown;
}

function readTyped(text: string): TypedDraft | null {
  try {
    const { form, mark = null, title = '', isOnServer, sent = null } = JSON.parse(text) as Partial<TypedDraft>;
    return typeof form !== 'object' || form === null
      ? null
      : { form, mark, title, isOnServer: isOnServer === true, sent };
  } catch {
    return null;
  }
}

/** The server had another version: what is here goes beside it, so that neither is lost. */
async function saveBeside(api: Api, service: BookedService, { form, mark, title }: TypedDraft, signal: AbortSignal) {
  const options = { signal };
  const made = () => api.saveDraft({ service, title, form }, options);
  return mark === null ? made() : api.saveDraft({ ...mark, service, title, form }, options).catch(made);
}

/** Hands to the server what only this browser has of a person; fails where something would be lost. */
export async function saveTyped(api: Api, userId: string | null, signal: AbortSignal): Promise<void> {
  if (userId === null) return;
  await keepOpenForms();
  let isLost = hasEnquiryTexts(userId);
  for (const { slot, text } of readDraftTexts(userId)) {
    const draft = readTyped(text);
    if (draft === null || draft.isOnServer) continue;
    // Only this browser knows under which key an order in flight may be sent again.
    if (draft.sent !== null) isLost = true;
    else await saveBeside(api, slot.service as BookedService, draft, signal);
  }
  if (isLost) throw new Error('there is something that cannot be saved');
}

/** Leaves nothing a person typed in this browser. */
export function removeTyped(userId: string | null): void {
  clearNoticeTarget();
  try {
    localKeeper.remove(RECENT_PORTS);
  } catch {
    // Nothing was kept.
  }
  clearFormAddress();
  if (userId === null) return;
  removeDraftTextsOf(userId);
  removeEnquiryTexts(userId);
}

/** The address of a form says what was searched and typed: the next person's begins without it. */
function clearFormAddress() {
  const page = matchRoute(location.pathname)?.route.name;
  if (page !== undefined && FORM_PAGES.includes(page)) writeQuery('');
}
