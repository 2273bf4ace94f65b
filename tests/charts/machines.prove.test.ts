import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CoverageFile, fingerprint } from '#charts/model/coverage.ts';
import { stepCode } from '#charts/model/walk.ts';
import { rewalk, type Simulation, simulate } from '#charts/simulator/simulation.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { MachineCases } from '#machines/kit/cases.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { drive } from '../kit/drive.ts';
import { explore, identityOf, variantsOf } from '../kit/explore.ts';
import { edgePaths } from '../kit/paths.ts';
import { activeLeaves, allNodes, declaredEdges, eventTypesOf } from '../kit/xstate-internals.ts';

const coverage: CoverageFile['edges'] = {};
const models: CoverageFile['models'] = {};
const walked: CoverageFile['paths'] = {};

afterAll(() => {
  mkdirSync('coverage', { recursive: true });
  writeFileSync('coverage/machines.json', `${JSON.stringify({ models, edges: coverage, paths: walked }, null, 1)}\n`);
});

describe.each(catalogue)('$id', ({ id, machine, cases }) => {
  const walks = variantsOf(cases).map((variant) => ({ variant, graph: explore(machine, variant) }));
  const vertices = walks.flatMap(({ graph }) => [...graph.vertices.values()]);

  test('every state that can be rested in is reached', () => {
    const reached = new Set(vertices.flatMap(({ snapshot }) => activeLeaves(snapshot)));
    const transient = (type: string) => type !== 'atomic' && type !== 'final';
    const leaves = allNodes(machine).filter(({ type, always }) => !transient(type) && !isLeftAtOnce(always));
    expect(leaves.map((node) => node.id).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  test('xstate/graph reaches what the explorer reaches', () => {
    const paths = variantsOf(cases).flatMap(({ input }) =>
      getShortestPaths(machine, {
        input,
        limit: 50_000,
        events: (snapshot) =>
          eventTypesOf(snapshot).flatMap(
            (type) => cases.events[type] ?? (type.startsWith('xstate.after.') ? [{ type }] : []),
          ),
        filterEvents: (snapshot, event) => snapshot.status === 'active' && snapshot.can(event),
        serializeState: (snapshot) =>
          cases.key?.(snapshot as AnyMachineSnapshot) ??
          JSON.stringify([snapshot.value, 'context' in snapshot ? snapshot.context : null]),
      } as Parameters<typeof getShortestPaths>[1]),
    );
    const theirs = new Set(paths.map(({ state }) => JSON.stringify('value' in state ? state.value : null)));
    expect(
      vertices.map(({ snapshot }) => JSON.stringify(snapshot.value)).filter((value) => !theirs.has(value)),
    ).toEqual([]);
  });

  test('the real machine and the simulation follow every edge alike, and every declared transition is taken', async () => {
    const declared = declaredEdges(machine);
    for (const edge of declared) coverage[edge] = { hits: 0, paths: [] };
    models[id] = fingerprint(toChartModel(machine));
    walked[id] = {};
    for (const [index, { variant, graph }] of walks.entries()) {
      const simulation = simulate({ machine, cases }, index);
      for (const path of edgePaths(graph)) {
        const codes = path.edges.map(({ event }) => stepCode(variant, event));
        const kept = undoToShared(simulation, codes);
        const driver = drive(machine, variant);
        driver.start();
        expect(identityOf(driver.actor.getSnapshot(), variant)).toBe(reachedBy(simulation, 0, variant));
        for (const [step, edge] of path.edges.entries()) {
          await driver.take(edge);
          if (step >= kept) take(simulation, codes[step] ?? '');
          expect(reachedBy(simulation, step + 1, variant)).toBe(identityOf(driver.actor.getSnapshot(), variant));
        }
        driver.actor.stop();
        const walk = simulation.walk();
        expect(walk).toEqual({ input: index, steps: codes });
        expect(rewalk({ machine, cases }, walk)).toMatchObject({ isWhole: true });
        const name = `input-${index + 1}/${path.name}`;
        walked[id][name] = { input: index, steps: codes };
        for (const edge of driver.taken) count(edge, name);
      }
    }
    expect(declared.filter((edge) => coverage[edge]?.hits === 0)).toEqual([]);
  }, 300_000);
});

/** Goes back to where two ways part, and says how many steps they share: those are not walked again. */
function undoToShared(simulation: Simulation, codes: readonly string[]): number {
  const { steps } = simulation.walk();
  const parting = steps.findIndex((code, index) => code !== codes[index]);
  const kept = parting < 0 ? steps.length : parting;
  for (let left = steps.length; left > kept; left -= 1) simulation.undo();
  return kept;
}

function take(simulation: Simulation, code: string) {
  const choice = simulation.choices().find((one) => one.code === code);
  if (choice === undefined) throw new Error(`the simulation offers no ${code}`);
  simulation.take(choice);
}

function reachedBy({ stops }: Simulation, step: number, variant: MachineCases): string {
  const stop = stops[step];
  if (stop === undefined) throw new Error(`the simulation has no step ${step}`);
  return identityOf(stop.step.vertex.snapshot, variant);
}

/** A state with an unguarded eventless transition is never rested in. */
const isLeftAtOnce = (always: readonly { guard?: unknown }[] | undefined) =>
  (always ?? []).some(({ guard }) => guard === undefined);

function count(edge: string, path: string) {
  const entry = coverage[edge];
  if (entry === undefined) return;
  entry.hits += 1;
  if (!entry.paths.includes(path)) entry.paths.push(path);
}
