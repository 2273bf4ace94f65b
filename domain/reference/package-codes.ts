export interface PackageCode {
  code: string;
  nameCn: string;
  /** UN packaging code, usable in a dangerous goods declaration. */
  unPackaging: boolean;
}

// biome-ignore format: a table reads by rows
export const packageCodes: readonly PackageCode[] = [
  { code: '1A1', nameCn: '闭口钢桶', unPackaging: true },
  { code: '1A2', nameCn: '开口钢桶', unPackaging: true },
  { code: '1B1', nameCn: '铝桶', unPackaging: true },
  { code: '1B2', nameCn: '铝桶', unPackaging: true },
  { code: '1G', nameCn: '纤维板桶', unPackaging: true },
  { code: '1H1', nameCn: '闭口塑料桶', unPackaging: true },
  { code: '1H2', nameCn: '开口塑料桶', unPackaging: true },
  { code: '3A1', nameCn: '钢罐', unPackaging: true },
  { code: '3H1', nameCn: '塑料罐', unPackaging: true },
  { code: '4A', nameCn: '钢箱', unPackaging: true },
  { code: '4C1', nameCn: '木箱', unPackaging: true },
  { code: '4D', nameCn: '胶合板箱', unPackaging: true },
  { code: '4G', nameCn: '纤维板箱', unPackaging: true },
  { code: '4H2', nameCn: '硬塑箱', unPackaging: true },
  { code: '5H1', nameCn: '塑编袋', unPackaging: true },
  { code: '5H3', nameCn: '塑编袋', unPackaging: true },
  { code: '5H4', nameCn: '塑料薄膜袋', unPackaging: true },
  { code: '5L', nameCn: '织物袋', unPackaging: true },
  { code: '5M2', nameCn: '防水纸袋', unPackaging: true },
  { code: '6HA1', nameCn: '塑料内容器钢桶', unPackaging: true },
  { code: '11A', nameCn: '金属IBC', unPackaging: true },
  { code: '13H3', nameCn: '吨袋', unPackaging: true },
  { code: '31A', nameCn: '液体金属IBC', unPackaging: true },
  { code: '31H2', nameCn: '硬塑IBC', unPackaging: true },
  { code: '31HA1', nameCn: '复合IBC(1000 L吨桶)', unPackaging: true },
  { code: '50G', nameCn: '大包装', unPackaging: true },
  { code: 'CTN', nameCn: '纸箱', unPackaging: false },
  { code: 'PLT', nameCn: '托盘', unPackaging: false },
  { code: 'BAG', nameCn: '袋', unPackaging: false },
  { code: 'DRM', nameCn: '桶', unPackaging: false },
  { code: 'IBC', nameCn: 'IBC', unPackaging: false },
  { code: 'ROL', nameCn: '卷', unPackaging: false },
  { code: 'WDC', nameCn: '木箱', unPackaging: false },
  { code: 'BLK', nameCn: '散装', unPackaging: false },
];
