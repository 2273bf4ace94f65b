const HIDDEN = '***';

/** Enough of a company's name to look real, too little to find it: its first two and last two characters, or only the first. A remark in brackets is left out. */
export function maskedName(name: string): string {
  const characters = [...name.replace(/[（(][^）)]*[）)]\s*$/u, '').trim()];
  if (characters.length < 8) return `${characters.slice(0, 1).join('')}${HIDDEN}`;
  return `${characters.slice(0, 2).join('')}${HIDDEN}${characters.slice(-2).join('')}`;
}
