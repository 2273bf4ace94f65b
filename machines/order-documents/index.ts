export {
  type OrderDocumentsRef,
  type OrderDocumentsSnapshot,
  orderDocumentsMachine,
} from './order-documents.machine.ts';
export * from './order-documents.select.ts';
export type * from './order-documents.types.ts';
