import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { type Driver, drive } from './drive.ts';
import { follow, identityOf, possibleEvents, startOf, type Vertex } from './explore.ts';

/** What must be true of a machine wherever it stands. */
export type Laws = Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;

interface Expected {
  vertex: Vertex;
}

type Command = fc.AsyncCommand<Expected, Driver>;

/** One of the things that may happen where the walk stands. */
class Take implements Command {
  private name = '';

  constructor(
    private readonly walked: Walked,
    private readonly choice: number,
  ) {}

  check = ({ vertex }: Readonly<Expected>) => possibleEvents(vertex, this.walked.cases).length > 0;

  async run(expected: Expected, driver: Driver) {
    const { machine, cases } = this.walked;
    const options = possibleEvents(expected.vertex, cases);
    const { event, wait } = options[this.choice % options.length]!;
    this.name = wait > 0 ? `after ${wait} ms` : nameOf(event);
    const { vertex } = follow(machine, expected.vertex, { event, wait }, cases);
    await driver.cause(event, wait);
    expected.vertex = vertex;
    hold(this.walked, driver, vertex);
  }

  toString = () => this.name;
}

/** Time that passes short of the next timer. */
class Wait implements Command {
  private name = '';

  constructor(
    private readonly walked: Walked,
    private readonly share: number,
  ) {}

  check = ({ vertex }: Readonly<Expected>) =>
    vertex.snapshot.status === 'active' && Math.min(...vertex.timers.values()) > 1 && vertex.timers.size > 0;

  async run(expected: Expected, driver: Driver) {
    const { vertex } = expected;
    const ms = Math.max(1, Math.floor((Math.min(...vertex.timers.values()) - 1) * this.share));
    this.name = `${ms} ms pass`;
    driver.clock.increment(ms);
    expected.vertex = { ...vertex, timers: new Map([...vertex.timers].map(([type, left]) => [type, left - ms])) };
    hold(this.walked, driver, vertex);
  }

  toString = () => this.name;
}

interface Walked {
  machine: AnyStateMachine;
  cases: MachineCases;
  laws: Laws;
}

/** Walks at random, and says the shortest walk that ends where the machine, its chart and its laws disagree. */
export async function walkAtRandom(walked: Walked, { walks, seed }: { walks: number; seed: number }) {
  const commands = fc.commands(
    [
      fc.nat().map((choice) => new Take(walked, choice)),
      fc.nat().map((choice) => new Take(walked, choice)),
      fc.nat().map((choice) => new Take(walked, choice)),
      fc.double({ min: 0, max: 1, noNaN: true }).map((share) => new Wait(walked, share)),
    ],
    { maxCommands: 24, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const driver = drive(walked.machine, walked.cases);
      await fc.asyncModelRun(() => {
        driver.start();
        const { vertex } = startOf(walked.machine, walked.cases);
        hold(walked, driver, vertex);
        return { model: { vertex }, real: driver };
      }, steps);
      driver.actor.stop();
    }),
    { numRuns: walks, seed, verbose: 0 },
  );
}

function hold({ machine, cases, laws }: Walked, { actor }: Driver, { snapshot }: Vertex) {
  const reached = actor.getSnapshot();
  const [here, there] = [identityOf(reached, cases), identityOf(snapshot, cases)];
  if (here !== there) throw new Error(`${machine.id} stands in ${here} instead of ${there}`);
  const broken = Object.entries(laws).filter(([, law]) => !law(reached));
  if (broken.length > 0) throw new Error(`${here} breaks the law: ${broken.map(([law]) => law).join('; ')}`);
}

const nameOf = ({ type, ...payload }: AnyEventObject) =>
  Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
