import { useSelector } from '@xstate/react';
import { Route, Router } from 'wouter';
import { type ActorRefFrom, createMachine } from 'xstate';

export const floorMachine = createMachine({
  id: 'floor',
  initial: 'off',
  states: { off: { on: { 'floor.toggle': 'on' } }, on: { on: { 'floor.toggle': 'off' } } },
});

/** The least a page of this stack can be: one route, one machine, one button. */
export function App({ actor }: { actor: ActorRefFrom<typeof floorMachine> }) {
  const isOn = useSelector(actor, (snapshot) => snapshot.matches('on'));
  return (
    <Router>
      <Route path="/">
        <button type="button" aria-pressed={isOn} onClick={() => actor.send({ type: 'floor.toggle' })}>
          floor
        </button>
      </Route>
    </Router>
  );
}
