import { textRule } from '../form/rules.ts';
import { isCitizenNumber } from '../identity/citizen-number.ts';
import { isPlate } from '../identity/plate.ts';
import { cleanCode } from '../text.ts';

export const plate = textRule('PLATE', isPlate);
export const citizenNumber = textRule('CITIZEN_NUMBER', isCitizenNumber);

const plateOf = (text: string) => cleanCode(text).replace(/[·.•]/g, '');
const isTrailer = (text: string) => plateOf(text).endsWith('挂');

export const ownPlate = textRule('TRUCK_PLATE', (text) => !isTrailer(text));
export const trailerPlate = textRule('TRAILER_PLATE', isTrailer);

export const isPlateTwice = (plates: readonly string[], value: unknown): boolean => {
  const own = plateOf(String(value));
  return plates.filter((one) => plateOf(one) === own).length > 1;
};
