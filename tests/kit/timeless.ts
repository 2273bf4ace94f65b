/** What is there but for the time that is left, which goes on. */
export const timeless = (texts: readonly string[]) => texts.map((text) => text.replace(/\d+ 时 \d+ 分/gu, '…'));
