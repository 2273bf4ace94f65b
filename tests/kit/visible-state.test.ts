import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { constantSelectors, expectedState, restingStates, visibleState } from './visible-state.ts';

const door = setup({
  types: { events: {} as { type: 'push' } | { type: 'lock' } | { type: 'sensed' } },
  guards: { never: () => false },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { push: 'swinging', lock: { guard: 'never', target: 'shut' }, sensed: 'open' } },
    swinging: { always: 'open' },
    open: { tags: ['wide', 'airy'] },
  },
});
const cases: MachineCases = {
  events: { push: [{ type: 'push' }], lock: [{ type: 'lock' }], sensed: [{ type: 'sensed' }] },
  feeds: { sensed: 'sensor' },
  delays: {},
};
type Snapshot = { value: unknown };
const selection = {
  selectors: {
    selectIsOpen: ({ value }: Snapshot) => value === 'open',
    selectIs: (state: string) => (snapshot: Snapshot) => snapshot.value === state,
    selectName: () => 'door',
    labelOf: () => 'no selector',
  },
  asked: { selectIs: ['shut'] },
  usual: { selectIsOpen: false, 'selectIs(shut)': true, selectName: 'door' },
};

test('a state shows its tags, the commands that do something and what each selector says', () => {
  const actor = createActor(door).start();
  const shut = visibleState(actor.getSnapshot(), { ...cases, ...selection });
  expect(shut).toEqual({ tags: [], can: ['push'], shows: selection.usual });
  expect(expectedState({ can: ['push'] }, selection)).toEqual(shut);
  actor.send({ type: 'push' });
  const open = visibleState(actor.getSnapshot(), { ...cases, ...selection });
  const written = { tags: ['wide', 'airy'], can: [], shows: { selectIsOpen: true, 'selectIs(shut)': false } };
  expect(expectedState(written, selection)).toEqual(open);
});

test('an end that does not say what can be done is compared by its data alone', () => {
  expect(expectedState({}, selection)).toBeUndefined();
});

test('a selector that says the same in every state is found', () => {
  const states = [{ can: [] }, { can: [], shows: { selectIsOpen: true } }];
  expect(constantSelectors(states, selection)).toEqual(['selectIs(shut)', 'selectName']);
});

test('a state that is left at once is none to rest in', () => {
  expect(restingStates(door)).toEqual(['door.shut', 'door.open']);
});
