/** Uploaded file as its owner sees it. */
export interface KeptFile {
  fileId: string;
  name: string;
  size: number;
}
