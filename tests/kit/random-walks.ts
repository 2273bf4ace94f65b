import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { compareDeeds, countDeeds } from './compare-deeds.ts';
import { type Driver, drive } from './drive.ts';
import { follow, identityOf, possibleEvents, startOf, type Vertex } from './explore.ts';

/** Invariants of a machine in every state. */
export type Laws = Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;

interface Expected {
  vertex: Vertex;
  /** Events possible at this vertex. */
  options: ReturnType<typeof possibleEvents>;
}

type Command = fc.AsyncCommand<Expected, Driver>;

/** One of the things that may happen where the walk is. */
class Take implements Command {
  private name = '';

  constructor(
    private readonly walked: Walked,
    private readonly choice: number,
  ) {}

  check = ({ options }: Readonly<Expected>) => options.length > 0;

  async run(expected: Expected, driver: Driver) {
    const { machine, cases } = this.walked;
    const { event, wait } = expected.options[this.choice % expected.options.length]!;
    this.name = wait > 0 ? `after ${wait} ms` : nameOf(event);
    const { vertex, actions } = follow(machine, expected.vertex, { event, wait }, cases);
    recall(this.walked, expected.vertex, this.name, [placeOf(vertex)]);
    const before = countDeeds(driver);
    await driver.cause(event, wait);
    compareDeeds(machine, actions, driver, before);
    Object.assign(expected, arriveAt(this.walked, vertex));
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
    expected.options = possibleEvents(expected.vertex, this.walked.cases);
    hold(this.walked, driver, vertex);
  }

  toString = () => this.name;
}

interface Walked {
  machine: AnyStateMachine;
  cases: MachineCases;
  laws: Laws;
  /** Accepted events of each vertex and their targets, over all walks. */
  met: Map<string, readonly string[]>;
}

/** Walks at random, and says the shortest walk that ends where the machine, its chart and its laws disagree. */
export async function walkAtRandom(
  given: Omit<Walked, 'met'>,
  { walks, seed }: { walks: number; seed: number },
): Promise<void> {
  const walked = { ...given, met: new Map() };
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
        return { model: arriveAt(walked, vertex), real: driver };
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

/** All that a chart may go by: where it is, what it knows, and which timers run. */
const placeOf = ({ snapshot: { status, value, context }, timers }: Vertex) =>
  JSON.stringify([status, value, context, [...timers].sort()]);

function arriveAt(walked: Walked, vertex: Vertex): Expected {
  const options = possibleEvents(vertex, walked.cases);
  recall(walked, vertex, 'what is accepted', options.map(({ event }) => nameOf(event)).sort());
  return { vertex, options };
}

/** The same place is the same again: a machine remembers nothing that it does not show. */
function recall({ machine, met }: Walked, vertex: Vertex, what: string, now: readonly string[]) {
  const key = `${placeOf(vertex)} ${what}`;
  const before = met.get(key) ?? now;
  met.set(key, before);
  if (before.join() === now.join()) return;
  const apart = [...before, ...now].filter((one) => !before.includes(one) || !now.includes(one));
  throw new Error(`${machine.id} was in ${placeOf(vertex)} before, and ${what} has changed by ${apart.join(' and ')}`);
}

const nameOf = ({ type, ...payload }: AnyEventObject) =>
  Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
