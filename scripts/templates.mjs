import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templates } from './kit/templates.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../public/templates');

mkdirSync(folder, { recursive: true });
for (const { file, rtf } of templates) writeFileSync(join(folder, file), rtf);
