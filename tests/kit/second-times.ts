import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { compareDeeds, countDeeds } from './compare-deeds.ts';
import { drive } from './drive.ts';
import { explore, follow, startOf, type Vertex } from './explore.ts';
import { pathsTwice } from './paths.ts';

const shown = ({ status, value, context }: Vertex['snapshot']) => JSON.stringify([status, value, context]);

/**
 * Takes everything that can happen twice in the life of a machine a second time. It leads where it would lead a machine
 * that has just come there, and does and keeps what the chart asks for.
 */
export async function takeTwice(machine: AnyStateMachine, cases: MachineCases): Promise<void> {
  for (const { edges } of pathsTwice(explore(machine, cases))) {
    const driver = drive(machine, cases);
    driver.start();
    let { vertex } = startOf(machine, cases);
    for (const edge of edges) {
      const step = follow(machine, vertex, edge, cases);
      const before = countDeeds(driver);
      await driver.take(edge);
      compareDeeds(machine, step.actions, driver, before);
      const [reached, due] = [shown(driver.actor.getSnapshot()), shown(step.vertex.snapshot)];
      if (reached !== due) throw new Error(`${machine.id}: ${edge.event.type} led to ${reached} instead of ${due}`);
      vertex = step.vertex;
    }
    driver.actor.stop();
  }
}
