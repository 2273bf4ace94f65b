import { blankRequest } from '#domain/invoices/request-form.ts';
import { ORDERS_OF_AN_INVOICE } from '#domain/invoices/requests.ts';
import type { InvoiceableOrder, InvoicePage, InvoiceRequestContext } from './invoice-request.types.ts';

/** Prefills the values of the last request: most requests are for the same company. */
export const firstValues = (page: InvoicePage | null): InvoiceRequestContext['values'] => ({
  ...blankRequest,
  ...page?.items[0]?.details,
});

const orderOf = (page: InvoicePage | null, orderNo: string): InvoiceableOrder | undefined =>
  page?.invoiceable.find((order) => order.orderNo === orderNo);

/** An invoice has one payer; a selected order can always be deselected. */
export function isChoosable(
  { page, chosen }: Pick<InvoiceRequestContext, 'chosen' | 'page'>,
  orderNo: string,
): boolean {
  const order = orderOf(page, orderNo);
  if (order === undefined) return false;
  if (chosen.includes(orderNo)) return true;
  const [first] = chosen;
  const isSamePayer = first === undefined || orderOf(page, first)?.isEnterprise === order.isEnterprise;
  return isSamePayer && chosen.length < ORDERS_OF_AN_INVOICE;
}

export const toggled = (chosen: readonly string[], orderNo: string): readonly string[] =>
  chosen.includes(orderNo) ? chosen.filter((one) => one !== orderNo) : [...chosen, orderNo];
