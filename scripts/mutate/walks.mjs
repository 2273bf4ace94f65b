import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, importGraph } from './files.mjs';

const CATALOGUE = 'machines/catalogue.ts';
const WALKS = 'tests/charts/machines.test.ts';
const COVERAGE = 'coverage/machines.json';

/** Comparing a chart with its committed picture notices every change and proves nothing. */
export const WALK_NAMES = /^(?!.*the committed model is the chart$)/;

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

/**
 * The catalogue cut down to the machines that some files are part of: walking the others would show nothing. What the walks
 * write for the charts goes elsewhere.
 * @param {string} root @param {readonly string[]} files @returns {[path: string, source: string][]}
 */
export const catalogueOf = (root, files) => {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const walks = read(WALKS);
  if (!walks.includes(COVERAGE)) throw new Error(`${WALKS} no longer writes ${COVERAGE}`);
  const list = 'export const catalogue';
  const source = read(CATALOGUE);
  if (!source.includes(list)) throw new Error(`${CATALOGUE} no longer exports its list`);
  const ids = JSON.stringify([...new Set(files.flatMap((file) => machinesOf(root, file)))]);
  const cut = `export const catalogue = everything.filter(({ id }) => ${ids}.includes(id));`;
  return [
    [WALKS, walks.replaceAll(COVERAGE, 'coverage/machines.mutate.json')],
    [CATALOGUE, `${source.replace(list, 'const everything')}\n${cut}\n`],
  ];
};
