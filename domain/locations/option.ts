/** A port, airport or station that a person can search for and choose. */
export interface LocationOption {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  /** Full pinyin without spaces and tones: shanghaiyangshan. */
  readonly pinyin: string;
  /** First letters: shys. */
  readonly initials: string;
  readonly group: string;
  /** Other names: a former name, a terminal. */
  readonly aliases?: readonly string[];
}

/** A location of which only the code is known, and perhaps the name. */
export const locationOfCode = (code: string, name = code): LocationOption => ({
  ...{ code, name, english: '' },
  ...{ pinyin: '', initials: '', group: '' },
});
