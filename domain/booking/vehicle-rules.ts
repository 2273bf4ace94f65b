import { textRule } from '../form/rules.ts';
import { isPlate } from '../identity/plate.ts';

export const plate = textRule('PLATE', isPlate);
