import { charts } from '#copy/charts.ts';
import { delayName } from '#machines/kit/chart-model.ts';
import type { Step } from '#tests/kit/explore.ts';
import { type Glossary, wordsOf } from '../model/words.ts';

type Action = Step['actions'][number];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const id = fieldOf(value, 'id');
  return typeof id === 'string' ? id : '';
};

/** One thing the machine asks to be done, in words; null for what only the engine cares about. */
export function effectWords({ type, params }: Action, glossary: Glossary): string | null {
  const words = charts.simulate.effect;
  const called = (name: string) => wordsOf(name, glossary);
  if (type === 'xstate.spawnChild') return words.spawn(called(nameOf(params)));
  if (type === 'xstate.stopChild')
    return words.stop(called(nameOf(fieldOf(params, 'actorRef') ?? fieldOf(params, 'id') ?? params)));
  if (type === 'xstate.cancel') return words.cancel(called(shortTimer(fieldOf(params, 'sendId'))));
  if (type === 'xstate.sendTo') {
    const target = fieldOf(params, 'targetId') ?? nameOf(fieldOf(params, 'to'));
    return words.send(called(nameOf(target)), called(String(fieldOf(fieldOf(params, 'event'), 'type') ?? '')));
  }
  if (type === 'xstate.raise') {
    const event = String(fieldOf(fieldOf(params, 'event'), 'type') ?? '');
    return fieldOf(params, 'delay') === undefined ? words.raise(called(event)) : words.timer(called(shortTimer(event)));
  }
  return type.startsWith('xstate.') ? null : called(type);
}

const shortTimer = (event: unknown) => (typeof event === 'string' ? (delayName(event) ?? event) : '');
