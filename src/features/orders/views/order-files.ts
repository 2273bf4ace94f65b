import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

/** Files an order can open: documents, and the certificate of the purchased lot. */
export interface OrderFiles extends FileAccess {
  openCertificate: (postId: string, lineNo: number) => void;
}
