/** The goods a code names; a good is meant when one of the first three lists has it and none of the exceptions does. */
export interface NamedGoods {
  /** "1" is every division of class 1. */
  classes?: readonly string[];
  groups?: readonly string[];
  numbers?: readonly string[];
  exceptClasses?: readonly string[];
  exceptNumbers?: readonly string[];
  exceptCompatibilityGroup?: string;
  /** Compatibility groups apply to class 1 only. */
  onlyExplosives?: boolean;
}

export interface Demand {
  level: 1 | 2 | 3 | 4;
  from: NamedGoods;
}

export interface SegregationCode {
  meaning: string;
  demands?: readonly Demand[];
  /** The class to look up in the table in place of the good's own classes. */
  asForClass?: string;
  noneFromClass?: string;
  /**
   * The list does not say whether the code applies to a package. The milder reading is then the answer, and the stricter one
   * puts it in doubt.
   */
  condition?: 'EXPLOSIVE_LABEL' | 'AT_MOST_ONE_LITRE' | 'CONTAINS_AMMONIUM' | 'ARSENIC_SULPHIDE';
}

const away = (from: NamedGoods): Demand => ({ level: 1, from });
const separated = (from: NamedGoods): Demand => ({ level: 2, from });
const byCompartment = (from: NamedGoods): Demand => ({ level: 3, from });
const lengthwise = (from: NamedGoods): Demand => ({ level: 4, from });

const awayFromClass = (one: string): SegregationCode => ({
  meaning: `Away from class ${one}.`,
  demands: [away({ classes: [one] })],
});
const separatedFromClass = (one: string): SegregationCode => ({
  meaning: `Separated from class ${one}.`,
  demands: [separated({ classes: [one] })],
});
const awayFromGroup = (group: string, name: string): SegregationCode => ({
  meaning: `Away from ${name}.`,
  demands: [away({ groups: [group] })],
});
const separatedFromGroup = (group: string, name: string): SegregationCode => ({
  meaning: `Separated from ${name}.`,
  demands: [separated({ groups: [group] })],
});
const separatedFromNumbers = (name: string, ...numbers: string[]): SegregationCode => ({
  meaning: `Separated from ${name}.`,
  demands: [separated({ numbers })],
});
const asForClass = (one: string): SegregationCode => ({ meaning: `Segregated as for class ${one}.`, asForClass: one });
const noPairRule = (meaning: string): SegregationCode => ({ meaning });

/** Type C is a mixture of chlorates or perchlorates by its definition, and UN 0402 by its name. */
const CHLORATE_EXPLOSIVES: readonly Demand[] = [
  separated({ groups: ['SGG4', 'SGG13'], onlyExplosives: true }),
  separated({ numbers: ['0083', '0402'] }),
];

/** IMDG 7.2.8: each code the list of Amendment 42-24 uses. SG64, SG66, SG73 and SG75 are not among them. */
export const SEGREGATION_CODES: Readonly<Record<string, SegregationCode>> = {
  SG1: {
    meaning: 'Under an explosive label as for division 1.3, from class 1 as for the main hazard.',
    asForClass: '1.3',
    condition: 'EXPLOSIVE_LABEL',
  },
  SG2: asForClass('1.2'),
  SG3: asForClass('1.3'),
  SG4: asForClass('2.1'),
  SG5: asForClass('3'),
  SG6: asForClass('5.1'),
  SG7: awayFromClass('3'),
  SG8: awayFromClass('4.1'),
  SG9: awayFromClass('4.3'),
  SG10: awayFromClass('5.1'),
  SG11: awayFromClass('6.2'),
  SG12: awayFromClass('7'),
  SG13: awayFromClass('8'),
  SG14: {
    meaning: 'Separated from class 1 but for 1.4S.',
    demands: [separated({ classes: ['1'], exceptClasses: ['1.4S'] })],
  },
  SG15: separatedFromClass('3'),
  SG16: separatedFromClass('4.1'),
  SG17: separatedFromClass('5.1'),
  SG18: separatedFromClass('6.2'),
  SG19: separatedFromClass('7'),
  SG20: awayFromGroup('SGG1', 'acids'),
  SG21: awayFromGroup('SGG18', 'alkalis'),
  SG22: awayFromGroup('SGG2', 'ammonium salts'),
  SG23: noPairRule('Away from animal or vegetable oils: no dangerous goods of the list.'),
  SG24: awayFromGroup('SGG17', 'azides'),
  SG25: { meaning: 'Separated from classes 2.1 and 3.', demands: [separated({ classes: ['2.1', '3'] })] },
  SG26: noPairRule('A wider distance on deck from classes 2.1 and 3, in addition to the level.'),
  SG27: { meaning: 'Separated from explosives with chlorates or perchlorates.', demands: CHLORATE_EXPLOSIVES },
  SG28: separatedFromGroup('SGG2', 'ammonium compounds, explosives with them included'),
  SG29: noPairRule('From foodstuffs.'),
  SG30: awayFromGroup('SGG7', 'heavy metals and their salts'),
  SG31: awayFromGroup('SGG9', 'lead and its compounds'),
  SG32: awayFromGroup('SGG10', 'liquid halogenated hydrocarbons'),
  SG33: awayFromGroup('SGG15', 'powdered metals'),
  SG34: {
    meaning: 'If it contains ammonium compounds, separated from chlorates, perchlorates and explosives with them.',
    demands: [separated({ groups: ['SGG4', 'SGG13'] }), ...CHLORATE_EXPLOSIVES],
    condition: 'CONTAINS_AMMONIUM',
  },
  SG35: separatedFromGroup('SGG1', 'acids'),
  SG36: separatedFromGroup('SGG18', 'alkalis'),
  SG37: separatedFromNumbers('ammonia', '1005', '1043', '2073', '2672', '3318'),
  SG38: separatedFromGroup('SGG2', 'ammonium compounds'),
  SG39: {
    meaning: 'Separated from ammonium compounds but for ammonium persulphate.',
    demands: [separated({ groups: ['SGG2'], exceptNumbers: ['1444'] })],
  },
  SG40: {
    meaning: 'Separated from ammonium compounds but for mixtures of persulphates.',
    demands: [separated({ groups: ['SGG2'], exceptNumbers: ['1444'] })],
  },
  SG41: noPairRule('Separated from animal or vegetable oil: no dangerous goods of the list.'),
  SG42: separatedFromGroup('SGG3', 'bromates'),
  SG43: separatedFromNumbers('bromine', '1744'),
  SG44: separatedFromNumbers('carbon tetrachloride', '1846'),
  SG45: separatedFromGroup('SGG4', 'chlorates'),
  SG46: separatedFromNumbers('chlorine', '1017', '3520'),
  SG47: separatedFromGroup('SGG5', 'chlorites'),
  SG48: noPairRule('Separated from combustible material, which is no class and no group.'),
  SG49: separatedFromGroup('SGG6', 'cyanides'),
  SG50: noPairRule('From foodstuffs.'),
  SG51: separatedFromGroup('SGG8', 'hypochlorites'),
  SG52: separatedFromNumbers('iron oxide', '1376'),
  SG53: noPairRule('Not in one unit with combustible material, which is no class and no group.'),
  SG54: separatedFromGroup('SGG11', 'mercury and its compounds'),
  SG55: separatedFromGroup('SGG11', 'mercury salts'),
  SG56: separatedFromGroup('SGG12', 'nitrites'),
  SG57: noPairRule('Separated from cargo that absorbs odours.'),
  SG58: separatedFromGroup('SGG13', 'perchlorates'),
  SG59: separatedFromGroup('SGG14', 'permanganates'),
  SG60: separatedFromGroup('SGG16', 'peroxides'),
  SG61: separatedFromGroup('SGG15', 'powdered metals'),
  SG62: separatedFromNumbers('sulphur', '1350', '2448'),
  SG63: { meaning: 'Lengthwise by a compartment from class 1.', demands: [lengthwise({ classes: ['1'] })] },
  SG65: {
    meaning: 'By a complete compartment from class 1 but for division 1.4.',
    demands: [byCompartment({ classes: ['1'], exceptClasses: ['1.4'] })],
  },
  SG67: {
    meaning: 'Separated from division 1.4, lengthwise by a compartment from the others of class 1 but for group J.',
    demands: [
      separated({ classes: ['1.4'], exceptCompatibilityGroup: 'J' }),
      lengthwise({ classes: ['1'], exceptClasses: ['1.4'], exceptCompatibilityGroup: 'J' }),
    ],
  },
  /** Its condition, a flashpoint of at most 60 °C, holds for the only entry with it: UN 2683 has the subsidiary hazard 3. */
  SG68: { meaning: 'As for class 3 but away from class 4.1.', asForClass: '3', demands: [away({ classes: ['4.1'] })] },
  SG69: {
    meaning:
      'Aerosols up to 1 L as for class 9, separated from class 1 but for division 1.4; larger ones as for their class.',
    asForClass: '9',
    demands: [separated({ classes: ['1'], exceptClasses: ['1.4'] })],
    condition: 'AT_MOST_ONE_LITRE',
  },
  SG70: {
    meaning: 'Arsenic sulphides separated from acids.',
    demands: [separated({ groups: ['SGG1'] })],
    condition: 'ARSENIC_SULPHIDE',
  },
  SG71: noPairRule('Nothing inside one appliance.'),
  SG72: noPairRule('See 7.2.6.3, which needs no code to apply.'),
  SG74: asForClass('1.4'),
  SG76: asForClass('7'),
  SG77: { meaning: 'As for class 8, nothing from class 7.', asForClass: '8', noneFromClass: '7' },
  SG78: {
    meaning: 'Lengthwise by a compartment from divisions 1.1, 1.2 and 1.5.',
    demands: [lengthwise({ classes: ['1.1', '1.2', '1.5'] })],
  },
};
