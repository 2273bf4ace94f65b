/** Puts text on the clipboard; says whether that worked, for a browser may refuse or plain http have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const printPage = (): void => window.print();
