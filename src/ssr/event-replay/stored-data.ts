/** Whether this browser stores a value whose name has one of these prefixes; false where it blocks storage. */
export function hasStoredData(prefixes: readonly string[]): boolean {
  try {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return names.some((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  } catch {
    return false;
  }
}
