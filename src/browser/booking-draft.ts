const KEY = 'booking-draft';

/** The form a person was filling in, as text; null where there is none or nothing may be read. */
export function readDraftText(service: string): string | null {
  try {
    return localStorage.getItem(`${KEY}:${service}`);
  } catch {
    return null;
  }
}

/** Throws where the browser keeps nothing. */
export const writeDraftText = (service: string, text: string): void => localStorage.setItem(`${KEY}:${service}`, text);

export function removeDraftText(service: string): void {
  try {
    localStorage.removeItem(`${KEY}:${service}`);
  } catch {
    // Nothing was kept.
  }
}

/** The last moment of a page in which something may be kept. */
export function watchLeaving(say: () => void) {
  window.addEventListener('pagehide', say);
  return () => window.removeEventListener('pagehide', say);
}
