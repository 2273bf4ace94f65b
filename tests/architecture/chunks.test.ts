import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunks } from '../../vite.config.ts';
import { filesUnder } from '../kit/files.ts';

/** The shell is named by what the entry imports; the others by their modules. */
const named = chunks.flatMap(({ name, test: pattern }) => (pattern === undefined ? [] : [{ name, test: pattern }]));
type Group = (typeof named)[number];

const modules = ['contract', 'domain', 'machines', 'src'].flatMap(filesUnder).map((file) => resolve(file));

/** A package's files lie anywhere in its folder: its name stands for them. */
const packagesOf = ({ test: pattern }: Group) =>
  [...pattern.source.matchAll(/node_modules\[[^\]]+\]\(\?:([^)]+)\)/g)]
    .flatMap(([, names = '']) => names.split('|'))
    .map((name) => name.replaceAll('\\', ''));

test.each(named)('the chunk $name holds a module, and each package it names is installed', (group) => {
  const packages = packagesOf(group);
  expect(modules.some((file) => group.test.test(file)) || packages.length > 0).toBe(true);
  expect(packages.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([]);
});

test('there are chunks to look at', () => {
  expect(named.length).toBeGreaterThan(5);
  expect(named.flatMap(packagesOf)).toContain('axios');
});
