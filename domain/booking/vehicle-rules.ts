import { textRule } from '../form/rules.ts';
import { isCitizenNumber } from '../identity/citizen-number.ts';
import { isPlate } from '../identity/plate.ts';

export const plate = textRule('PLATE', isPlate);
export const citizenNumber = textRule('CITIZEN_NUMBER', isCitizenNumber);
