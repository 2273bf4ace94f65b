import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, test } from 'vitest';
import { type Actor, type AnyStateMachine, createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { isAlive, nameOf, sightOf, workingControls } from './dead-controls.ts';
import { eventTypesOf } from './xstate-internals.ts';

export interface Opened {
  element: ReactElement;
  actors?: readonly Actor<AnyStateMachine>[];
}

/** One sight of a view, opened afresh for each control; every listener records what it hears. */
export interface Scene {
  name: string;
  /** Keeps running while a person types; other machines are held in one state and reopened once they leave it. */
  isLive?: boolean;
  /** Its code comes in a chunk of its own. */
  isLate?: boolean;
  /** A step of a form, for whose code a skeleton stands in. */
  isStepLate?: boolean;
  open: (onEvent: () => undefined) => Opened | Promise<Opened>;
}

/** Tells of every event that the actor takes. */
export function start<Machine extends AnyStateMachine>(
  machine: Machine,
  onEvent: () => undefined,
  options: object,
): Actor<Machine> {
  const actor = createActor(machine as AnyStateMachine, {
    clock: new SimulatedClock(),
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return;
      if ((inspected.actorRef as Actor<AnyStateMachine>).getSnapshot()?.can?.(inspected.event) === true) onEvent();
    },
    ...options,
  });
  return actor.start() as unknown as Actor<Machine>;
}

/** Fingerprint of a state: visible controls and accepted events. States with an equal fingerprint are walked once. */
const likenessOf = (actors: readonly Actor<AnyStateMachine>[]) =>
  JSON.stringify([sightOf(), actors.map((actor) => eventTypesOf(actor.getSnapshot()))]);

/** Fingerprint of the page's controls and actor states; it differs once the page has changed. */
const standingOf = (actors: readonly Actor<AnyStateMachine>[]) =>
  JSON.stringify([workingControls(document.body).map(nameOf), actors.map((actor) => actor.getSnapshot().value)]);

const isStepThere = () =>
  document.querySelector('[aria-busy="true"]') === null && workingControls(document.body).length > 0;

/** A scene that is opened again when its page is not what it was at first. */
function stage({ open, isLive = false, isLate = false, isStepLate = false }: Scene) {
  let onEvent = 0;
  let standing = () => '';
  let before = '';
  let close = () => undefined as unknown;
  async function afresh() {
    close();
    const host = document.body.appendChild(document.createElement('main'));
    const root = createRoot(host);
    window.print = () => {
      onEvent += 1;
    };
    const { element, actors = [] } = await open(() => {
      onEvent += 1;
      return undefined;
    });
    flushSync(() => root.render(element));
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (isLate) await expect.poll(() => workingControls(document.body)).not.toEqual([]);
    if (isStepLate) await expect.poll(isStepThere).toBe(true);
    standing = () => standingOf(isLive ? [] : actors);
    before = standing();
    close = () => {
      root.unmount();
      host.remove();
      for (const actor of actors) actor.stop();
    };
    return actors;
  }
  const work = async (index: number) => {
    await expect.poll(() => workingControls(document.body).length).toBeGreaterThan(index);
    const control = workingControls(document.body)[index] as HTMLElement;
    return isAlive(control, () => onEvent);
  };
  return {
    afresh,
    leave: () => close(),
    /** Retries a control that seems dead on a fresh page, because earlier clicks may have changed the page. */
    isAlive: async (index: number) => {
      if (standing() !== before) await afresh();
      if (await work(index)) return true;
      if (index > 0) await afresh();
      return index > 0 && work(index);
    },
  };
}

async function look(scenes: readonly Scene[]) {
  const dead: string[] = [];
  const controls = new Set<string>();
  const walked = new Set<string>();
  const alive = new Set<string>();
  for (const scene of scenes) {
    const { afresh, leave, isAlive } = stage(scene);
    const likeness = likenessOf(await afresh());
    const names = walked.has(likeness) ? [] : workingControls(document.body).map(nameOf);
    walked.add(likeness);
    try {
      for (const [index, name] of names.entries()) {
        controls.add(name);
        // The full counts try it in every state that shows it.
        if (!FULL && alive.has(name)) continue;
        if (await isAlive(index)) alive.add(name);
        else dead.push(`${scene.name}: ${name}`);
      }
    } finally {
      leave();
    }
  }
  return { dead, controls: controls.size };
}

/** As in `kit/full.ts`: a browser has no `process`. */
export const FULL = (import.meta.env as Readonly<Record<string, unknown>>).FULL === '1';

export type Views = Readonly<Record<string, readonly Scene[]>>;

/** Operates every control of every scene; each view must show at least the given number of different controls. */
export function controlsAreAlive(views: Views, floors: Readonly<Record<string, number>>) {
  const looked: Record<string, number> = {};
  afterAll(() => {
    const total = Object.values(looked).reduce((sum, count) => sum + count, 0);
    // biome-ignore lint/suspicious/noConsole: the run says how many were looked at.
    console.info(`${total} controls looked at: ${JSON.stringify(looked)}`);
  });

  describe('no control is dead', () => {
    test.each(Object.entries(views))('%s', { timeout: 120_000 }, async (id, scenes) => {
      const { dead, controls } = await look(scenes);
      looked[id] = controls;
      expect(dead).toEqual([]);
      expect(controls).toBeGreaterThanOrEqual(floors[id] ?? 1);
    });
  });
}
