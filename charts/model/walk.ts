import type { AnyEventObject } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';

/** A walked way in a form that fits an address: the input's number, then a code for each step. */
export interface Walk {
  input: number;
  steps: readonly string[];
}

/** An event as the place it has among the cases of its type; a timer is only its type. */
export function stepCode({ events }: MachineCases, event: AnyEventObject): string {
  const index = events[event.type]?.indexOf(event) ?? -1;
  return index < 0 ? event.type : `${event.type}*${index}`;
}

export function eventOfCode({ events }: MachineCases, code: string): AnyEventObject | undefined {
  const [, type = '', index] = /^(.*?)(?:\*(\d+))?$/.exec(code) ?? [];
  if (index !== undefined) return events[type]?.[Number(index)];
  return type.startsWith('xstate.after.') ? { type } : undefined;
}

/** State stored in the URL after `#`. */
export interface Position {
  /** The state or transition that is looked at. */
  selected?: string;
  panel?: string;
  walk?: Walk;
}

export function toHash({ selected, panel, walk }: Position): string {
  const parts = [
    selected === undefined ? '' : `at=${encodeURIComponent(selected)}`,
    panel === undefined ? '' : `panel=${encodeURIComponent(panel)}`,
    walk === undefined ? '' : `walk=${[walk.input, ...walk.steps.map(encodeURIComponent)].join('~')}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** A hand-broken address is read as far as it makes sense. */
export function fromHash(hash: string): Position {
  const values = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  );
  const [input, ...steps] = values.get('walk')?.split('~') ?? [];
  const selected = values.get('at');
  const panel = values.get('panel');
  return {
    ...(selected ? { selected: decoded(selected) } : {}),
    ...(panel ? { panel: decoded(panel) } : {}),
    ...(input !== undefined && /^\d+$/.test(input)
      ? { walk: { input: Number(input), steps: steps.map(decoded) } }
      : {}),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
