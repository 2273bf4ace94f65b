import { encode } from 'uqr';

/** A quiet border narrower than four modules is not read by every phone. */
const BORDER = 4;
/** Dark modules in black on white, independent of the terminal's colours. */
const COLOURED = { start: '\x1b[30;107m', end: '\x1b[0m', signs: [' ', '▄', '▀', '█'] };
/** Without colours the light modules are drawn: most terminals are dark. */
const PLAIN = { start: '', end: '', signs: ['█', '▀', '▄', ' '] };

/**
 * Draws a text as a QR code of half blocks: each character holds two modules, one above the other.
 * @param {string} text
 * @param {{ isColoured: boolean }} terminal
 */
export function terminalCode(text, { isColoured }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const { start, end, signs } = isColoured ? COLOURED : PLAIN;
  /** @param {number} x @param {number} y */
  const isDark = (x, y) => (data[y]?.[x] ? 1 : 0);
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, row) => {
    const cells = Array.from({ length: size }, (__, x) => signs[2 * isDark(x, 2 * row) + isDark(x, 2 * row + 1)]);
    return `${start}${cells.join('')}${end}`;
  });
  return lines.join('\n');
}
