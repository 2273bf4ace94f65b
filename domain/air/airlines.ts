export interface Airline {
  /** IATA code, two characters. */
  code: string;
  /** Three-digit prefix of its air waybills. */
  prefix: string;
  nameCn: string;
}

// biome-ignore format: a table reads by rows
export const airlines: readonly Airline[] = [
  { code: 'CA', prefix: '999', nameCn: '国航' },
  { code: 'MU', prefix: '781', nameCn: '东航' },
  { code: 'CK', prefix: '112', nameCn: '中货航' },
  { code: 'CZ', prefix: '784', nameCn: '南航' },
  { code: 'CX', prefix: '160', nameCn: '国泰' },
  { code: 'KE', prefix: '180', nameCn: '大韩' },
  { code: 'NH', prefix: '205', nameCn: '全日空' },
  { code: 'SQ', prefix: '618', nameCn: '新航' },
  { code: 'EK', prefix: '176', nameCn: '阿联酋' },
  { code: 'QR', prefix: '157', nameCn: '卡塔尔' },
  { code: 'TK', prefix: '235', nameCn: '土航' },
  { code: 'LH', prefix: '020', nameCn: '汉莎' },
  { code: 'CV', prefix: '172', nameCn: '卢货航' },
  { code: 'ET', prefix: '071', nameCn: '埃塞' },
  { code: 'DL', prefix: '006', nameCn: '达美' },
  { code: 'UA', prefix: '016', nameCn: '美联航' },
  { code: 'FX', prefix: '023', nameCn: '联邦快递' },
];
