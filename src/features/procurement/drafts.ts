/** Whether what was kept has the shape of what is written now: the same fields, of the same kinds. */
function isLike(kept: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return Array.isArray(kept) && (pattern.length === 0 || kept.every((one) => isLike(one, pattern[0])));
  if (typeof pattern !== 'object' || pattern === null) return typeof kept === typeof pattern;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(pattern).every(([key, value]) => isLike((kept as Record<string, unknown>)[key], value));
}

/** Parses a draft; null when it is missing or does not match the form. */
export function readDraft<Form>(text: string | null, pattern: Form): Form | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isLike(kept, pattern) ? (kept as Form) : null;
  } catch {
    return null;
  }
}
