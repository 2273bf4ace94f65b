import type { PurchaseRequestRef } from '#machines/purchase-request/index.ts';
import type { FileAccess } from '#src/features/files/views/FilePreview.tsx';

export interface PurchaseRequestProps {
  actor: PurchaseRequestRef;
  /** Address of the list, parent of each request. */
  base: string;
  /** Null when uploads are unavailable. */
  fileAccess: FileAccess | null;
  onVerify: () => void;
  /** Public address of a request. */
  urlOf: (id: string) => string;
  onCopy: (text: string) => void;
}
