import { compare, type Decimal, type DecimalInput, divide, multiply } from '../decimal.ts';

export interface BoxFill {
  boxes: number;
  /** Per cent of all containers, one decimal, rounded up. */
  volumePercent: Decimal;
  weightPercent: Decimal;
  /** The limit reached first. */
  by: 'VOLUME' | 'WEIGHT';
}

interface Load {
  volume: DecimalInput;
  weightKg: DecimalInput;
}

/** Computes the number of containers from the volume reachable in practice and the payload. */
export function fillBoxes(load: Load, box: { practicalVolume: DecimalInput; payloadKg: DecimalInput }): BoxFill {
  const byVolume = divide(load.volume, box.practicalVolume, 0, 'up').units;
  const byWeight = divide(load.weightKg, box.payloadKg, 0, 'up').units;
  const boxes = byVolume > byWeight ? byVolume : byWeight;
  const percent = (amount: DecimalInput, each: DecimalInput) =>
    divide(multiply(amount, 100), multiply(each, boxes), 1, 'up');
  const volumePercent = percent(load.volume, box.practicalVolume);
  const weightPercent = percent(load.weightKg, box.payloadKg);
  return {
    boxes: Number(boxes),
    volumePercent,
    weightPercent,
    by: compare(volumePercent, weightPercent) >= 0 ? 'VOLUME' : 'WEIGHT',
  };
}
