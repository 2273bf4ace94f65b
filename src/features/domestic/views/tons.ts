import { decimalText, divide } from '#domain/decimal.ts';
import { showMeasure } from '#domain/measure-text.ts';

export const tonsOf = (kilograms: number): string => showMeasure(decimalText(divide(kilograms, 1000, 3, 'up')));
