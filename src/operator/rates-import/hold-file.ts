import type { ChosenFile } from '#machines/rates-import/index.ts';

/** Stores the file and returns its description. */
export type HoldFile = (file: File) => ChosenFile;
