/** URL of an article's picture or attachment. */
export const articleFilePath = (fileId: string): string => `/article-files/${fileId}`;
