/** @typedef {{ file: string, from: string, to: string }} Edit A text that the file holds once, and its replacement. */

/** Lines written before a text. @param {string} file @param {string} from @param {string} lines @returns {Edit} */
export const before = (file, from, lines) => ({ file, from, to: lines + from });

/** Lines written after a text. @param {string} file @param {string} from @param {string} lines @returns {Edit} */
export const after = (file, from, lines) => ({ file, from, to: from + lines });
