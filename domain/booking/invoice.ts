export interface Invoice {
  wanted: boolean;
  invoiceType: string;
  companyName: string;
  taxpayerId: string;
  regAddress: string;
  regPhone: string;
  bankName: string;
  bankAccount: string;
  receiverName: string;
  receiverPhone: string;
  region: string;
  address: string;
}

export type InvoiceDetails = Omit<Invoice, 'wanted'>;

export interface PaidForm {
  payType: string;
  invoice: Invoice;
}

export const blankInvoice: Invoice = {
  wanted: false,
  invoiceType: 'NORMAL',
  companyName: '',
  taxpayerId: '',
  regAddress: '',
  regPhone: '',
  bankName: '',
  bankAccount: '',
  receiverName: '',
  receiverPhone: '',
  region: '',
  address: '',
};
