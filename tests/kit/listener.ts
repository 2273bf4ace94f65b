import { createActor, type EventObject, fromTransition } from 'xstate';
import type { Parent } from '#machines/kit/parent.ts';

/** Stands for the actor that started a machine, and keeps what it is told. */
export function listener<Told extends EventObject>(): { parent: Parent<Told>; told: readonly Told[] } {
  const told: Told[] = [];
  const parent = createActor(fromTransition((_, event: Told) => void told.push(event), undefined)).start();
  return { parent, told };
}
