import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { ChartModel } from '#machines/kit/chart-model.ts';
import { filesUnder } from '#tests/kit/files.ts';
import { type LaidOut, layOut } from '../layout/layout.ts';
import type { Glossary } from '../model/words.ts';

const CACHE = '.cache/charts';

/** A layout is computed once per chart; the cache key contains all its inputs. */
const sourcesHash = () => {
  const hash = createHash('sha256');
  const files = [
    ...filesUnder('charts/layout'),
    'charts/model/words.ts',
    'machines/kit/words.ts',
    'copy/charts.ts',
    'node_modules/elkjs/package.json',
  ];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
};

export function layoutCache(): (model: ChartModel, glossary: Glossary) => Promise<LaidOut> {
  const engine = new ELK();
  const sources = sourcesHash();
  mkdirSync(CACHE, { recursive: true });
  return async (model, glossary) => {
    const name = createHash('sha256')
      .update(JSON.stringify([sources, model, glossary]))
      .digest('hex')
      .slice(0, 24);
    const file = join(CACHE, `${name}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const made = await layOut(model, glossary, engine);
    writeFileSync(file, JSON.stringify(made));
    return made;
  };
}
