import { readFileSync } from 'node:fs';

/** The file of the built site that holds a module. */
export function chunkFileOf(module: string): string {
  const chunkFiles: Readonly<Record<string, string>> = JSON.parse(readFileSync('dist/site/.vite/places.json', 'utf8'));
  const file = chunkFiles[module];
  if (file === undefined) throw new Error(`the built site has no ${module}`);
  return file;
}
