/** Where an article's picture or attachment is read. */
export const articleFilePath = (fileId: string): string => `/article-files/${fileId}`;
