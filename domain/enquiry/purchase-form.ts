import type { StoredFile } from '../files/stored-file.ts';

/** One requested chemical. Values stay text until `tidy` runs. */
export interface RequestItem {
  nameCn: string;
  nameEn: string;
  casNo: string;
  grade: string;
  purity: string;
  /** One `name: value` per line. */
  specifications: string;
  packing: string;
  quantity: string;
  unit: string;
  targetPrice: string;
  /** Hides the target price from suppliers. */
  priceHidden: boolean;
}

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
  /** Suppliers may offer more than the requested quantity. */
  excess: boolean;
  /** Last day for quotes; closes at 18:00 China time. */
  lastDay: string;
  contact: string;
  phone: string;
  /** Six letters and digits; empty when the link alone suffices. */
  accessCode: string;
  samples: StoredFile[];
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
