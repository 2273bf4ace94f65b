/** A reason in brackets, or nothing where there is none. */
export const because = (reason: string): string => (reason === '' ? '' : `（${reason}）`);
