export const invoiceStatuses = ['requested', 'issued', 'refused'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const invoiceTypes = ['NORMAL', 'SPECIAL'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

export const ORDERS_OF_AN_INVOICE = 20;
/** As many orders as are offered to be invoiced at once, the latest. */
export const INVOICEABLE_ORDERS = 100;
