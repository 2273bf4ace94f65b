import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { DraftRemoval, KeptDraft } from '#machines/draft/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { Api } from '../../api/index.ts';
import { readDraftTexts, removeDraftText, writeDraftText } from '../../browser/booking-draft.ts';
import { systemClock } from '../../browser/clock.ts';
import { mayKeepFor } from '../wiring/owner.ts';
import { titleOf } from './calls.ts';
import { type LocalDraft, parseDraft, readForm } from './form.ts';

export const SERVICE = 'fcl';

/** A draft with where it is: in this browser, on the server, or both. */
export interface OwnDraft extends LocalDraft {
  id: string;
  owner: string;
  isHere: boolean;
}

/** The drafts of one owner in this browser, the latest first. */
export const localDrafts = (owner: string): OwnDraft[] =>
  readDraftTexts(owner)
    .flatMap(({ slot, text }) => {
      const draft = slot.service === SERVICE ? parseDraft(text) : null;
      return draft === null ? [] : [{ ...draft, id: slot.id, owner, isHere: true }];
    })
    .sort((one, other) => other.keptAt - one.keptAt);

type ServerDrafts = Awaited<ReturnType<Api['draftList']>>;

/** A draft that is here as the server had it follows the server: changed elsewhere it is changed here, removed it is removed. */
function followed(local: OwnDraft, rows: ServerDrafts): OwnDraft[] {
  if (!local.isOnServer || local.mark === null || local.sent !== null) return [local];
  const row = rows.find(({ id }) => id === local.mark?.id);
  if (row === undefined) {
    removeDraftText({ service: SERVICE, owner: local.owner, id: local.id });
    return [];
  }
  const form = row.version > local.mark.version ? readForm(row.form) : null;
  return [
    form === null ? local : { ...local, form, mark: { id: row.id, version: row.version }, keptAt: row.updatedAt },
  ];
}

/** Everything a person may go on with, from this browser and from the server. */
export async function draftsOf(api: Api, owner: string, isSignedIn: boolean): Promise<OwnDraft[]> {
  const local = localDrafts(owner);
  const rows = isSignedIn ? await api.draftList({ service: SERVICE }, { quiet: true }).catch(() => null) : null;
  if (rows === null) return local;
  const known = new Set(local.map(({ mark }) => mark?.id));
  const others = rows.flatMap(({ id, version, form: kept, updatedAt }): OwnDraft[] => {
    const form = known.has(id) ? null : readForm(kept);
    const mark = { id, version };
    return form === null
      ? []
      : [{ id, owner, form, mark, sent: null, keptAt: updatedAt, isOnServer: true, isHere: false }];
  });
  return [...local.flatMap((draft) => followed(draft, rows)), ...others];
}

/** A draft of nobody's that becomes a person's own leaves nobody's place. */
export function keepHere(session: SessionRef, kept: KeptDraft): void {
  const { service, owner, id, mark, form, sent, isOnServer } = kept;
  if (!mayKeepFor(session, owner)) throw new Error('the session of this draft has ended');
  const text = { form, mark, sent, title: titleOf(service, form), isOnServer, keptAt: systemClock.now() };
  writeDraftText({ service, owner, id }, JSON.stringify(text));
  if (owner !== ANONYMOUS) removeDraftText({ service, owner: ANONYMOUS, id });
}

export async function removeDraft(api: () => Promise<Api>, { service, owner, id, mark }: DraftRemoval): Promise<void> {
  removeDraftText({ service, owner, id });
  if (mark !== null) await (await api()).removeDraft({ id: mark.id }, { quiet: true });
}
