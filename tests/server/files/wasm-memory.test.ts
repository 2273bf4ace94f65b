import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { limitMemory } from '#server/files/worker/wasm-memory.ts';

/** A program of nothing but a memory of one page, up to 32768, which it exports as m. */
const program = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x05, 0x06, 0x01, 0x01, 0x01, 0x80, 0x80, 0x02],
  ...[0x07, 0x05, 0x01, 0x01, 0x6d, 0x02, 0x00],
]);

it('a program grows to its limit and no further', () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(limitMemory(program, 3)));
  const memory = exports.m as WebAssembly.Memory;
  memory.grow(2);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memory.buffer.byteLength).toBe(3 * 65_536);
});

it('the reader of documents says how much it takes, and is still a program with less', () => {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  expect(WebAssembly.validate(limitMemory(readFileSync(path), 8_192))).toBe(true);
});

it('a program that names no limit is not run', () => {
  expect(() => limitMemory(program.subarray(0, 8), 3)).toThrow('how much memory');
});
