import type { LocationOption } from '#domain/locations/option.ts';

/** A port as a field offers it. */
export const portOf = (code: string, name: string, english: string, pinyin: string): LocationOption => ({
  ...{ code, name, english, pinyin },
  ...{ initials: '', group: '常用' },
});
