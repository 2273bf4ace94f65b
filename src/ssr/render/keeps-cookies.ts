/** Replaces the browser's check, which runs in the browser itself. */
export const keepsCookies = () => true;
