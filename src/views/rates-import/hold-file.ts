import type { ChosenFile } from '#machines/rates-import/index.ts';

/** Keeps the file itself and names it. */
export type HoldFile = (file: File) => ChosenFile;
