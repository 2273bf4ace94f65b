import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('../../../src/app/api.ts', import.meta.url));

const modulesOf = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.join('\n');

test('what the page loads at first holds neither axios nor the schemas; they come in a chunk of their own', {
  timeout: 30_000,
}, async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((part) => part.type === 'chunk');
  const first = chunks.find((chunk) => chunk.isEntry)!;
  const statically = chunks.filter((chunk) => chunk === first || first.imports.includes(chunk.fileName));
  expect(statically.map(modulesOf).join('\n')).not.toMatch(/node_modules|contract|client\.ts/u);
  const later = chunks.find((chunk) => /src.api.client\.ts/u.test(modulesOf(chunk)))!;
  expect(modulesOf(later)).toMatch(/axios/u);
  expect(modulesOf(later)).toMatch(/valibot/u);
  expect(chunks.map(modulesOf).join('\n')).not.toMatch(/to-json-schema|openapi\.ts/u);
});
