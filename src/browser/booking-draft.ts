import { BOOKING_DRAFT_PREFIX } from '#domain/storage-names.ts';
/** Which draft it is, and whose. */
export interface DraftSlot {
  service: string;
  owner: string;
  id: string;
}

const keyOf = ({ service, owner, id }: DraftSlot) => `${BOOKING_DRAFT_PREFIX}${service}:${owner}:${id}`;

/** The slot of a key; null for a draft that names no owner. */
function slotOf(key: string): DraftSlot | null {
  const [, service, owner, id] = key.split(':');
  return service && owner && id ? { service, owner, id } : null;
}

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(BOOKING_DRAFT_PREFIX));

/** The drafts of one owner as text, in no order; none where nothing may be read. */
export function readDraftTexts(owner: string): { slot: DraftSlot; text: string }[] {
  try {
    return keys().flatMap((key) => {
      const slot = slotOf(key);
      const text = slot?.owner === owner ? localStorage.getItem(key) : null;
      return slot === null || text === null ? [] : [{ slot, text }];
    });
  } catch {
    return [];
  }
}

/** Throws where the browser keeps nothing. */
export const writeDraftText = (slot: DraftSlot, text: string): void => localStorage.setItem(keyOf(slot), text);

export const removeDraftText = (slot: DraftSlot): void => removeKeys((key) => key === keyOf(slot));

/** Everything of one owner, and what names no owner at all. */
export const removeDraftTextsOf = (owner: string): void =>
  removeKeys((key) => {
    const slot = slotOf(key);
    return slot === null || slot.owner === owner;
  });

function removeKeys(isGoing: (key: string) => boolean) {
  try {
    for (const key of keys()) if (isGoing(key)) localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so it holds no draft to remove.
  }
}
