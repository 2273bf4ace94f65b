import type { PurchaseRequestRef } from '#machines/purchase-request/index.ts';
import type { FileAccess } from '../files/FilePreview.tsx';

export interface PurchaseRequestProps {
  actor: PurchaseRequestRef;
  /** Where the list stands; a request is one step below. */
  base: string;
  /** Null where no file can be chosen. */
  fileAccess: FileAccess | null;
  onVerify: () => void;
  /** Where suppliers read a request. */
  urlOf: (id: string) => string;
  onCopy: (text: string) => void;
}
