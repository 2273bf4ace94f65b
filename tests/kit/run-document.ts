import { readFileSync } from 'node:fs';

/** The commands of docs/run.md under a name, as they stand there: the block that opens with "```sh name". */
export function commandsOf(name: string, path = 'docs/run.md'): string {
  const blocks = [...readFileSync(path, 'utf8').matchAll(/^```sh (\S+)\n([\s\S]*?)^```$/gm)];
  const found = blocks.filter((block) => block[1] === name);
  if (found.length !== 1) throw new Error(`${path} has ${found.length} blocks named ${name}`);
  return found[0]?.[2] ?? '';
}
