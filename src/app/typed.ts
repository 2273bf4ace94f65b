import type { BookedService } from '#contract/booked-services.ts';
import { matchRoute, orderRoutes, type PageName } from '#contract/routes.ts';
import { RECENT_PORTS } from '#domain/storage-names.ts';
import type { Api } from '#src/api/index.ts';
import { readDraftTexts, removeDraftText, removeDraftTextsOf } from '#src/browser/booking-draft.ts';
import { keepOpenForms } from '#src/browser/page-leaving.ts';
import { clearNoticeTarget, localKeeper } from '#src/browser/session/session-keeper.ts';
import { writeQuery } from '#src/browser/write-query.ts';
import { removeEnquiryTexts } from '#src/features/enquiry/texts.ts';

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

/** Moves a person's drafts from this browser to the server; those that cannot be saved stay here. */
export async function saveTyped(api: Api, userId: string | null, signal: AbortSignal): Promise<void> {
  if (userId === null) return;
  await keepOpenForms();
  for (const { slot, text } of readDraftTexts(userId)) {
    const draft = readTyped(text);
    // Only this browser knows under which key an order in flight may be sent again.
    if (draft === null || draft.sent !== null) continue;
    const saved = draft.isOnServer ? Promise.resolve() : saveBeside(api, slot.service as BookedService, draft, signal);
    await saved.then(
      () => removeDraftText(slot),
      () => undefined,
    );
  }
}

/** Removes what a person searched for and asked about in this browser; a draft that is not on the server stays. */
export function removeUnsent(userId: string | null): void {
  clearNoticeTarget();
  try {
    localKeeper.remove(RECENT_PORTS);
  } catch {
    // Storage is unavailable, so it holds no form to remove.
  }
  clearFormAddress();
  if (userId !== null) removeEnquiryTexts(userId);
}

/** Leaves nothing a person typed in this browser. */
export function removeTyped(userId: string | null): void {
  removeUnsent(userId);
  if (userId !== null) removeDraftTextsOf(userId);
}

/** Removes what was searched and typed from a form's address, so that the next user starts without it. */
function clearFormAddress() {
  const page = matchRoute(location.pathname)?.route.name;
  if (page !== undefined && FORM_PAGES.includes(page)) writeQuery('');
}
