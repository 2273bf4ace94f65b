import { quickSearch as words } from '#copy/search/services.ts';
import { chargeableKilograms } from '#domain/air/fees.ts';
import { decimalText, roundUp } from '#domain/decimal.ts';
import { revenueTons } from '#domain/lcl/fees.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';

/** Chargeable weight or volume; null until both sizes are known. */
export function chargedWords(typedVolume: string, typedWeight: string, isAir: boolean): string | null {
  const volume = readQuantity(typedVolume, VOLUME_LIMITS);
  const weight = readQuantity(typedWeight, WEIGHT_LIMITS);
  if (!volume.ok || !weight.ok) return null;
  if (isAir) return words.kilograms(showMeasure(decimalText(chargeableKilograms(weight.value, volume.value))));
  const { tons, by } = revenueTons(volume.value, weight.value);
  return words.tons(showMeasure(decimalText(roundUp(tons))), words.tonsBy[by]);
}
