export const articleFilePath = (fileId: string): string => `/article-files/${fileId}`;
