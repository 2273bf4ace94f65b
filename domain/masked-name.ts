const HIDDEN = '***';

/**
 * Masks a company name so that it cannot be looked up: keeps its first two and last two characters, or only the first.
 * Text in brackets is dropped.
 */
export function maskedName(name: string): string {
  const characters = [...name.replace(/[（(][^）)]*[）)]\s*$/u, '').trim()];
  if (characters.length < 8) return `${characters.slice(0, 1).join('')}${HIDDEN}`;
  return `${characters.slice(0, 2).join('')}${HIDDEN}${characters.slice(-2).join('')}`;
}
