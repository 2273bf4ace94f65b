import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The build lays it beside the bundled server; the source reads it from its package. */
export const FONT_PACKAGE_PATH = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
const besideBundle = fileURLToPath(new URL('document-font.ttf', import.meta.url));

const fontPath = (): string =>
  existsSync(besideBundle) ? besideBundle : createRequire(import.meta.url).resolve(FONT_PACKAGE_PATH);

let font: Buffer | null = null;

/** Noto Sans SC, read once; each document holds the letters it needs. */
export function documentFont(): Buffer {
  font ??= readFileSync(fontPath());
  return font;
}
