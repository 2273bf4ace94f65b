import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { drive } from './drive.ts';
import { explore, variantsOf } from './explore.ts';
import { edgePaths } from './paths.ts';

/** For each transition that was not taken the fewest events that lead over it, to begin a journey from. */
export async function shortestTo(machine: AnyStateMachine, cases: MachineCases, edges: readonly string[]) {
  const best = new Map<string, string[]>();
  for (const variant of variantsOf(cases)) {
    for (const path of edgePaths(explore(machine, variant))) {
      const driver = drive(machine, variant);
      driver.start();
      const steps: string[] = [];
      for (const edge of path.edges) {
        const before = driver.taken.length;
        await driver.take(edge);
        steps.push(edge.wait > 0 ? `{ after: ${edge.wait} }` : JSON.stringify(edge.event));
        for (const one of driver.taken.slice(before)) {
          const known = best.get(one);
          if (edges.includes(one) && (known === undefined || known.length > steps.length)) {
            best.set(one, [`input ${JSON.stringify(variant.input)}`, ...steps]);
          }
        }
      }
      driver.actor.stop();
    }
  }
  return edges.map((edge) => `${edge} is taken by no journey:\n  ${best.get(edge)?.join('\n  ')}`).join('\n');
}
