/** Widths are guessed generously, since no font is at hand when a chart is laid out; a chart is drawn with what the reader has. */
const WIDE = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f\u2460-\u24ff⚙✓✗]/;

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.02 : /[A-Zmw…→]/.test(letter) ? 0.78 : 0.6), 0) * size;

/** Pieces a line may break between: a Chinese character, a word with its dot or space, a part of a long name. */
const pieces = (text: string): string[] =>
  text.match(
    /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]|[A-Z]?[^A-Z.\s\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]+[.\s]*|[A-Z]+[.\s]*|[.\s]+/g,
  ) ?? [];

const CLINGING = /^[，。、；：！？）》」』%]/;

/** The text in lines no wider than asked, broken where a reader expects it. */
export function wrap(text: string, widest: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && widthOf(line + piece.trimEnd(), size) > widest && !CLINGING.test(piece)) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
