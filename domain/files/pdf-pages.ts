const TREE = /\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d{1,5})|\/Count\s+(\d{1,5})[^>]*?\/Type\s*\/Pages\b/g;

/** Page count from the root of the page tree; null when the PDF compresses it. */
export function pdfPages(text: string): number | null {
  let most: number | null = null;
  for (const [, after, before] of text.matchAll(TREE)) most = Math.max(most ?? 0, Number(after ?? before));
  return most;
}
