export interface LocationOption {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  /** Full pinyin without spaces and tones: shanghaiyangshan. */
  readonly pinyin: string;
  /** First letters: shys. */
  readonly initials: string;
  readonly group: string;
  /** Former names and terminals. */
  readonly aliases?: readonly string[];
}

/** Location known only by its code, and perhaps its name. */
export const locationOfCode = (code: string, name = code): LocationOption => ({
  ...{ code, name, english: '' },
  ...{ pinyin: '', initials: '', group: '' },
});
