import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import type { SentOrder } from '#machines/checkout/index.ts';
import type { DraftMark, DraftRemoval, KeptDraft, SaveAnswer } from '#machines/draft/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { Api } from '#src/api/index.ts';
import { mayKeepFor } from '#src/app/owner.ts';
import { readDraftTexts, removeDraftText, writeDraftText } from '#src/browser/booking-draft.ts';
import { systemClock } from '#src/browser/clock.ts';
import type { ServiceForms } from './service-forms.ts';

export interface LocalDraft<Form extends BookingForm> {
  form: Form;
  mark: DraftMark | null;
  sent: SentOrder | null;
  /** When it was last typed in. */
  keptAt: number;
  isOnServer: boolean;
}

type Read<Form> = (value: unknown) => Form | null;
type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Null where it holds no form that can be read. */
export function parseDraft<Form extends BookingForm>(read: Read<Form>, text: string | null): LocalDraft<Form> | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isBag(kept)) return null;
  const form = read(kept.form);
  return form === null
    ? null
    : {
        form,
        mark: markOf(kept.mark),
        sent: sentOf(read, kept.sent),
        keptAt: typeof kept.keptAt === 'number' ? kept.keptAt : 0,
        isOnServer: kept.isOnServer === true,
      };
}

const markOf = (value: unknown): DraftMark | null =>
  isBag(value) && typeof value.id === 'string' && typeof value.version === 'number'
    ? { id: value.id, version: value.version }
    : null;

function sentOf(read: Read<BookingForm>, value: unknown): SentOrder | null {
  if (!isBag(value) || typeof value.key !== 'string' || typeof value.quoteId !== 'string') return null;
  const form = read(value.form);
  return form === null ? null : { key: value.key, quoteId: value.quoteId, form };
}

/** A draft with where it is: in this browser, on the server, or both. */
export interface OwnDraft<Form extends BookingForm> extends LocalDraft<Form> {
  id: string;
  owner: string;
  isHere: boolean;
}

/** Identifies and parses the drafts of one service. */
type Drafts<Form extends BookingForm> = Pick<ServiceForms<Form, BookingFacts, object>, 'code' | 'read'>;

/** The drafts of one owner in this browser, the latest first. */
export const localDrafts = <Form extends BookingForm>({ code, read }: Drafts<Form>, owner: string): OwnDraft<Form>[] =>
  readDraftTexts(owner)
    .flatMap(({ slot, text }) => {
      const draft = slot.service === code ? parseDraft(read, text) : null;
      return draft === null ? [] : [{ ...draft, id: slot.id, owner, isHere: true }];
    })
    .sort((one, other) => other.keptAt - one.keptAt);

type ServerDrafts = Awaited<ReturnType<Api['draftList']>>;

/** A draft that is here as the server had it follows the server: changed elsewhere it is changed here, removed it is removed. */
function followed<Form extends BookingForm>(
  { code, read }: Drafts<Form>,
  local: OwnDraft<Form>,
  rows: ServerDrafts,
): OwnDraft<Form>[] {
  if (!local.isOnServer || local.mark === null || local.sent !== null) return [local];
  const row = rows.find(({ id }) => id === local.mark?.id);
  if (row === undefined) {
    removeDraftText({ service: code, owner: local.owner, id: local.id });
    return [];
  }
  const form = row.version > local.mark.version ? read(row.form) : null;
  return [
    form === null ? local : { ...local, form, mark: { id: row.id, version: row.version }, keptAt: row.updatedAt },
  ];
}

/** Everything a person may go on with, from this browser and from the server. */
export async function draftsOf<Form extends BookingForm>(
  drafts: Drafts<Form>,
  api: Api,
  owner: string,
  isSignedIn: boolean,
): Promise<OwnDraft<Form>[]> {
  const local = localDrafts(drafts, owner);
  const rows = isSignedIn ? await api.draftList({ service: drafts.code }).catch(() => null) : null;
  if (rows === null) return local;
  const known = new Set(local.map(({ mark }) => mark?.id));
  const others = rows.flatMap(({ id, version, form: kept, updatedAt }): OwnDraft<Form>[] => {
    const form = known.has(id) ? null : drafts.read(kept);
    const mark = { id, version };
    return form === null
      ? []
      : [{ id, owner, form, mark, sent: null, keptAt: updatedAt, isOnServer: true, isHere: false }];
  });
  return [...local.flatMap((draft) => followed(drafts, draft, rows)), ...others];
}

const AMENDMENT = 'amend-';

/** Names a form that is no draft: what an order is to become is kept nowhere before it is asked for. */
export const amendmentId = (key: string): string => `${AMENDMENT}${key}`;
export const isAmendmentId = (id: string): boolean => id.startsWith(AMENDMENT);

/** Stores a draft in this browser. Deletes the anonymous copy when the draft belongs to a user. */
export function keepHere(session: SessionRef, kept: KeptDraft, title: string): void {
  const { service, owner, id, mark, form, sent, isOnServer } = kept;
  if (isAmendmentId(id)) return;
  if (!mayKeepFor(session, owner)) throw new Error('the session of this draft has ended');
  const text = { form, mark, sent, title, isOnServer, keptAt: systemClock.now() };
  writeDraftText({ service, owner, id }, JSON.stringify(text));
  if (owner !== ANONYMOUS) removeDraftText({ service, owner: ANONYMOUS, id });
}

/** Removes a draft here and on the server; a save that is not answered yet may be the one that puts it there. */
export async function removeDraft(
  api: () => Promise<Api>,
  { service, owner, id, mark }: DraftRemoval,
  saving?: Promise<SaveAnswer>,
): Promise<void> {
  removeDraftText({ service, owner, id });
  const answer = await saving?.catch(() => null);
  const stored = answer?.kind === 'saved' ? answer.mark : mark;
  if (stored !== null) await (await api()).removeDraft({ id: stored.id });
}
