/** In the place of the browser's: what it keeps is seen there. */
export const keepsCookies = () => true;
