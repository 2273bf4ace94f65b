export type CurrencyCode = '1' | '2' | '3';

export interface Currency {
  code: CurrencyCode;
  iso: 'CNY' | 'USD' | 'EUR';
  nameCn: string;
}

export const currencies: readonly Currency[] = [
  { code: '1', iso: 'CNY', nameCn: '人民币' },
  { code: '2', iso: 'USD', nameCn: '美元' },
  { code: '3', iso: 'EUR', nameCn: '欧元' },
];
