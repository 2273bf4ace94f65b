import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, importGraph } from './files.mjs';

const CATALOGUE = 'machines/catalogue.ts';

/** @type {Map<string, readonly string[]>} */
const machinesByFile = new Map();

/**
 * The machines that a file is part of, by their ids. A walk has a machine's children in its own hands, so that a file of
 * one machine shows in the walks of that one.
 * @param {string} root @param {string} file
 */
const machinesOf = (root, file) => {
  const own = file.split('/')[1] ?? '';
  if (existsSync(join(root, `machines/${own}/${own}.machine.ts`))) return [own];
  if (machinesByFile.size === 0) {
    const { distancesFrom } = importGraph(root);
    for (const path of filesUnder(root, 'machines').filter((one) => one.endsWith('.machine.ts')))
      for (const reached of distancesFrom(path).keys())
        machinesByFile.set(reached, [...(machinesByFile.get(reached) ?? []), path.split('/')[1] ?? '']);
  }
  return machinesByFile.get(file) ?? [];
};

/** @param {string} id */
const nameFor = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * A catalogue of nothing but the machines that some files are part of: loading and walking the others would show nothing.
 * @param {string} root @param {readonly string[]} files @returns {[path: string, source: string]}
 */
export const catalogueOf = (root, files) => {
  const source = readFileSync(join(root, CATALOGUE), 'utf8');
  if (!source.includes('export const catalogue:')) throw new Error(`${CATALOGUE} no longer exports its list`);
  const ids = [...new Set(files.flatMap((file) => machinesOf(root, file)))];
  const imports = ids.flatMap((id) => [
    `import { ${nameFor(id)}Machine } from '#machines/${id}/index.ts';`,
    `import { ${nameFor(id)}Cases } from '#machines/${id}/${id}.cases.ts';`,
  ]);
  const rows = ids.map((id) => `{ id: '${id}', machine: ${nameFor(id)}Machine, cases: ${nameFor(id)}Cases }`);
  return [CATALOGUE, `${imports.join('\n')}\nexport const catalogue = [${rows.join(', ')}];\n`];
};
