import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files under a folder of the repository, with the paths they have from its root. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
