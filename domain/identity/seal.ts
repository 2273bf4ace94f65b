export function isSeal(text: string): boolean {
  return /^[A-Z0-9]{4,15}$/.test(text);
}
