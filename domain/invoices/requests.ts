export const invoiceStatuses = ['requested', 'issued', 'refused'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceTypes = ['NORMAL', 'SPECIAL'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const ORDERS_OF_AN_INVOICE = 20;
/** Maximum orders offered for one invoice request, latest first. */
export const INVOICEABLE_ORDERS = 100;
