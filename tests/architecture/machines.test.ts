import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { appMachine } from '#machines/app/index.ts';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import { isUnwired } from '#machines/kit/port.ts';
import { loginMachine } from '#machines/login/index.ts';
import { rowOf } from '#src/app/pages.ts';
import { wireApp } from '#src/app/wiring.ts';
import { operatorApi, wireOperator } from '#src/operator/wiring.ts';
import { filesUnder } from '../kit/files.ts';
import { shownStates } from '../kit/paths.ts';

const IMPURE =
  /\b(window|document|fetch|localStorage|sessionStorage|indexedDB|navigator|XMLHttpRequest|setTimeout|clearTimeout|setInterval|clearInterval|setImmediate|requestAnimationFrame|requestIdleCallback|queueMicrotask|performance|console|process)\b|Date\.now|new Date\(\)|Math\.random/;

/** Also comments: a word that has no business there is not worth an exception. */
const impureWords = (source: string) => source.split('\n').filter((line) => IMPURE.test(line));

test('machines name nothing of a browser, of time or of chance', () => {
  const errors = filesUnder('machines')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => impureWords(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
  expect(errors).toEqual([]);
});

test('the search for impure words finds them', () => {
  expect(impureWords('// asks the window\nconst at = Date.now();\nconst prefetch = 1;')).toHaveLength(2);
});

test('every machine is in the catalogue once, under the name of its folder', () => {
  const folders = filesUnder('machines')
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => file.split('/')[1]);
  expect(catalogue.map(({ id }) => id).sort()).toEqual(folders.sort());
});

const READ_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  session: ['src/app/session-of.ts'],
  draft: ['src/features/booking/booking.ts'],
};

describe('what is written by hand', () => {
  test.each(catalogue)('$id has journeys, and they show its states', ({ id }) => {
    const journeys = readFileSync(`tests/machines/${id}.test.ts`, 'utf8');
    expect(journeys).toMatch(/\bselectors\b.*\busual\b|\.\.\.shown\b/s);
  });

  test.each(catalogue)('every tag of $id is read', ({ id, machine }) => {
    const readers = [...filesUnder(`machines/${id}`), ...(READ_ELSEWHERE[id] ?? [])].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const tags = new Set(toChartModel(machine).nodes.flatMap((node) => node.tags));
    expect([...tags].filter((tag) => !readers.some((source) => source.includes(`hasTag('${tag}')`)))).toEqual([]);
  });
});

describe('wiring', () => {
  const isMachine = (logic: unknown): logic is AnyStateMachine =>
    typeof logic === 'object' && logic !== null && 'implementations' in logic;
  const unwired = (machine: AnyStateMachine): string[] => [
    ...Object.entries(machine.implementations.actors).flatMap(([name, actor]) => {
      const logic: AnyActorLogic = 'src' in actor ? actor.src : actor;
      if (isMachine(logic)) return unwired(logic);
      return isUnwired(logic) ? [`${machine.id}: ${name}`] : [];
    }),
    ...Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
      isUnwiredEffect(action) ? [`${machine.id}: ${name}`] : [],
    ),
  ];

  test('every port and effect of the running site is wired', () => {
    expect(unwired(wireApp(rowOf))).toEqual([]);
  });

  test('and of the operator room', () => {
    expect(unwired(wireOperator(operatorApi(() => undefined)))).toEqual([]);
  });

  test('a port that is not wired is found however deep it lies', () => {
    expect(unwired(appMachine)).toContain('navigation: loadPage');
    expect(unwired(loginMachine)).toContain('sms-countdown: toastSent');
  });
});

describe('stories', () => {
  const stories = new Map(
    filesUnder('stories')
      .filter((file) => file.endsWith('.states.stories.tsx'))
      .map((file) => [file.split('/')[1] ?? '', readFileSync(file, 'utf8')]),
  );

  test.each(catalogue.filter(({ view }) => view !== null))(
    '$id has a story for each state it rests in, and one by hand',
    ({ id, view, machine, cases }) => {
      const states = stories.get(id)?.match(/= stateStory\(/g)?.length;
      expect(states).toBe(shownStates(machine, cases).length);
      expect(existsSync(`stories/${id}/${view}.stories.tsx`)).toBe(true);
    },
    120_000,
  );

  test('no story without a machine that is seen', () => {
    const seen = catalogue.filter(({ view }) => view !== null).map(({ id }) => id);
    expect([...stories.keys()].filter((id) => !seen.includes(id))).toEqual([]);
  });
});
