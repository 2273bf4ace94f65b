/** True when the user agent claims a phone. */
export const isPhoneBrowser = (userAgent: string) => /Android|webOS|iPhone|iPod|BlackBerry/i.test(userAgent);
