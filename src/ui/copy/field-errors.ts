/** What is said of any field alike. */
export const tooLong = '内容过长，请精简';
