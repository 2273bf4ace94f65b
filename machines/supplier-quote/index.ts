export {
  checkedQuote,
  type SupplierQuoteRef,
  type SupplierQuoteSnapshot,
  supplierQuoteMachine,
} from './supplier-quote.machine.ts';
export * from './supplier-quote.select.ts';
export type {
  Deadline,
  SendQuote,
  SupplierQuoteEvent,
  SupplierQuoteInput,
  TakenQuote,
} from './supplier-quote.types.ts';
