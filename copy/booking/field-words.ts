import { patternOf } from '#domain/form/path.ts';
import { type FieldWords, known } from './service-words.ts';

/** Field texts shared by several services: those of first steps, extended when fields.ts loads. */
const shared: Record<string, FieldWords> = {
  priceId: { label: '所选价格' },
  warehouseId: { label: '仓库', help: '须可收这票货的每个类别' },
  delivery: { label: '交货方式' },
  cargoReadyDate: { label: '货好日期', help: '不晚于截港日' },
};

export const shareFields = (words: Readonly<Record<string, FieldWords>>): Readonly<Record<string, FieldWords>> =>
  Object.assign(shared, words);

function wordsAt(path: string): FieldWords | undefined {
  const pattern = patternOf(path);
  return known.fields[pattern] ?? shared[pattern];
}

export const fieldLabel = (path: string): string => wordsAt(path)?.label ?? '';
export const fieldHelp = (path: string): string | null => wordsAt(path)?.help ?? null;
