import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import { isUnwired } from '#machines/kit/port.ts';

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic;

/** Ports and effects of a machine, and of those inside it, that nothing provides. */
export function unwired(machine: AnyStateMachine): string[] {
  const effects = Object.entries(machine.implementations.actions)
    .filter(([, action]) => isUnwiredEffect(action))
    .map(([name]) => `${machine.id}: ${name}`);
  const ports = Object.entries(machine.implementations.actors).flatMap(([name, actor]) => {
    const logic: AnyActorLogic = 'src' in actor ? actor.src : actor;
    if (isMachine(logic)) return unwired(logic);
    return isUnwired(logic) ? [`${machine.id}: ${name}`] : [];
  });
  return [...effects, ...ports];
}
