export interface SegregationGroup {
  code: string;
  nameEn: string;
  nameCn: string;
  /** Members among the numbers of the UN table. */
  unNos: readonly string[];
}

// biome-ignore format: a table reads by rows
export const segregationGroups: readonly SegregationGroup[] = [
  { code: 'SGG1', nameEn: 'acids', nameCn: '酸类', unNos: ['1715', '1779', '1789', '1790', '1805', '1830', '2031', '2218', '2789', '3265'] },
  { code: 'SGG2', nameEn: 'ammonium compounds', nameCn: '铵化合物', unNos: ['1942'] },
  { code: 'SGG3', nameEn: 'bromates', nameCn: '溴酸盐', unNos: [] },
  { code: 'SGG4', nameEn: 'chlorates', nameCn: '氯酸盐', unNos: ['1495'] },
  { code: 'SGG5', nameEn: 'chlorites', nameCn: '亚氯酸盐', unNos: [] },
  { code: 'SGG6', nameEn: 'cyanides', nameCn: '氰化物', unNos: ['1689'] },
  { code: 'SGG7', nameEn: 'heavy metals and salts', nameCn: '重金属及其盐', unNos: [] },
  { code: 'SGG8', nameEn: 'hypochlorites', nameCn: '次氯酸盐', unNos: ['1791', '2880'] },
  { code: 'SGG9', nameEn: 'lead and compounds', nameCn: '铅', unNos: [] },
  { code: 'SGG10', nameEn: 'liquid halogenated hydrocarbons', nameCn: '液态卤代烃', unNos: ['1134', '1184', '1593', '1710', '1888', '1897'] },
  { code: 'SGG11', nameEn: 'mercury', nameCn: '汞', unNos: [] },
  { code: 'SGG12', nameEn: 'nitrites', nameCn: '亚硝酸盐', unNos: [] },
  { code: 'SGG13', nameEn: 'perchlorates', nameCn: '高氯酸盐', unNos: [] },
  { code: 'SGG14', nameEn: 'permanganates', nameCn: '高锰酸盐', unNos: ['1490'] },
  { code: 'SGG15', nameEn: 'powdered metals', nameCn: '金属粉末', unNos: ['1309'] },
  { code: 'SGG16', nameEn: 'peroxides', nameCn: '过氧化物', unNos: ['2014'] },
  { code: 'SGG17', nameEn: 'azides', nameCn: '叠氮化物', unNos: [] },
  { code: 'SGG18', nameEn: 'alkalis', nameCn: '碱类', unNos: ['1005', '1813', '1823', '1824', '2079', '2491', '2672', '3267'] },
];
