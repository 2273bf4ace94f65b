import type { FileAccess } from '../files/FilePreview.tsx';

/** What an order opens: its papers, and the certificate of the lot that was bought. */
export interface OrderFiles extends FileAccess {
  openCertificate: (postId: string, lineNo: number) => void;
}
