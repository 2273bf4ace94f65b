/** Error texts that any field can have. */
export const tooLong = '内容过长，请精简';
