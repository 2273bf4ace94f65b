/** Whether a browser says it runs on a phone. */
export const isPhoneBrowser = (userAgent: string) => /Android|webOS|iPhone|iPod|BlackBerry/i.test(userAgent);
