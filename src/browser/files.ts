/** The browser has taken the file over long before. */
const KEPT_MS = 60_000;

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return address;
}

/** Stays until it is freed. */
export const blobAddress = (file: Blob): string => URL.createObjectURL(file);
export const freeAddress = (address: string): void => URL.revokeObjectURL(address);

/** Puts a file among the person's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = addressOf(file);
  link.download = name;
  link.click();
}

interface Tab {
  go: (address: string) => void;
}

/** Shows a file in the tab that was opened for it, or in a new one; where the browser blocks that (`tab` is null), it is saved. */
export function openFile(file: Blob, name: string, tab?: Tab | null) {
  if (tab) tab.go(addressOf(file));
  else if (tab === null || window.open(addressOf(file), '_blank') === null) saveFile(file, name);
}
