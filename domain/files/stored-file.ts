/** Uploaded file as its owner sees it. */
export interface StoredFile {
  fileId: string;
  name: string;
  size: number;
}
