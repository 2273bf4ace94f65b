import type { KeptFile } from '../files/kept-file.ts';

/** One chemical that is asked for. Everything typed stays as text until it is tidied. */
export interface RequestItem {
  nameCn: string;
  nameEn: string;
  casNo: string;
  grade: string;
  purity: string;
  /** A line each: name, colon, value. */
  specifications: string;
  packing: string;
  quantity: string;
  unit: string;
  targetPrice: string;
  /** The target price is kept back from suppliers. */
  priceHidden: boolean;
}

/** A request for quotes as its buyer writes it. */
export interface RequestForm {
  items: RequestItem[];
  place: string;
  /** yyyy-MM-dd. */
  arrivalDay: string;
  trade: string;
  /** WITH or WITHOUT. */
  tax: string;
  payment: string;
  qualifications: string[];
  /** Suppliers may offer more than is asked for. */
  excess: boolean;
  /** The last day of quoting: it ends at six in the evening in China. */
  lastDay: string;
  contact: string;
  phone: string;
  /** Six letters and digits, or empty: the link is enough. */
  accessCode: string;
  samples: KeptFile[];
  remark: string;
}

export interface RequestContext {
  now: number;
}

export const blankItem: RequestItem = {
  ...{ nameCn: '', nameEn: '', casNo: '', grade: '', purity: '', specifications: '', packing: '' },
  ...{ quantity: '', unit: '吨', targetPrice: '', priceHidden: false },
};

export const blankRequest: RequestForm = {
  items: [blankItem],
  ...{ place: '', arrivalDay: '', trade: 'DELIVERED', tax: 'WITH', payment: 'BEFORE', qualifications: [] },
  ...{ excess: false, lastDay: '', contact: '', phone: '', accessCode: '', samples: [], remark: '' },
};
