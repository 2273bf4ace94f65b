/** A tab opened in the click, before its address is known: a browser blocks what opens later. Null where it was blocked. */
export function openBlankTab(): { go: (address: string) => void; close: () => void } | null {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return null;
  opened.opener = null;
  return { go: (address) => opened.location.replace(address), close: () => opened.close() };
}

export const goTo = (address: string) => location.assign(address);
