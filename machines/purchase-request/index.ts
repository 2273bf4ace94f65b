export {
  type PurchaseRequestRef,
  type PurchaseRequestSnapshot,
  purchaseRequestMachine,
} from './purchase-request.machine.ts';
export { checkedRequest } from './purchase-request.rules.ts';
export * from './purchase-request.select.ts';
export type {
  PublishedRequest,
  PurchaseRequestEvent,
  RequestAuthor,
  RequestWriter,
  RestoredRequest,
  SendRequest,
} from './purchase-request.types.ts';
