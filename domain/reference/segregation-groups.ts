export interface SegregationGroup {
  code: string;
  nameEn: string;
  nameCn: string;
}

/** Group names; the dangerous goods list assigns the members. */
// biome-ignore format: a table reads by rows
export const segregationGroups: readonly SegregationGroup[] = [
  { code: 'SGG1', nameEn: 'acids', nameCn: '酸类' },
  { code: 'SGG2', nameEn: 'ammonium compounds', nameCn: '铵化合物' },
  { code: 'SGG3', nameEn: 'bromates', nameCn: '溴酸盐' },
  { code: 'SGG4', nameEn: 'chlorates', nameCn: '氯酸盐' },
  { code: 'SGG5', nameEn: 'chlorites', nameCn: '亚氯酸盐' },
  { code: 'SGG6', nameEn: 'cyanides', nameCn: '氰化物' },
  { code: 'SGG7', nameEn: 'heavy metals and salts', nameCn: '重金属及其盐' },
  { code: 'SGG8', nameEn: 'hypochlorites', nameCn: '次氯酸盐' },
  { code: 'SGG9', nameEn: 'lead and compounds', nameCn: '铅' },
  { code: 'SGG10', nameEn: 'liquid halogenated hydrocarbons', nameCn: '液态卤代烃' },
  { code: 'SGG11', nameEn: 'mercury', nameCn: '汞' },
  { code: 'SGG12', nameEn: 'nitrites', nameCn: '亚硝酸盐' },
  { code: 'SGG13', nameEn: 'perchlorates', nameCn: '高氯酸盐' },
  { code: 'SGG14', nameEn: 'permanganates', nameCn: '高锰酸盐' },
  { code: 'SGG15', nameEn: 'powdered metals', nameCn: '金属粉末' },
  { code: 'SGG16', nameEn: 'peroxides', nameCn: '过氧化物' },
  { code: 'SGG17', nameEn: 'azides', nameCn: '叠氮化物' },
  { code: 'SGG18', nameEn: 'alkalis', nameCn: '碱类' },
];
