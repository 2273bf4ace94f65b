import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StateValue } from 'xstate';
import { type Driver, drive } from '#tests/kit/drive.ts';
import { explore } from '#tests/kit/explore.ts';
import { scenicPaths } from '#tests/kit/paths.ts';
import { frozenAt } from './frozen-at.ts';
import { IN_GATE } from './gate.ts';
import { controlName, dueButtons, offeredButtons, type Subject } from './subject.ts';

/** In the gate axe reads the stories written by hand; a full run has it read every state too. */
const inGate = IN_GATE ? { a11y: { test: 'off' } } : {};

/** A settled state, held still, whose working buttons are those the chart accepts. */
export function stateStory(subject: Subject, value: StateValue): StoryObj {
  return {
    parameters: { state: value, ...inGate },
    loaders: [() => ({ actor: frozenAt(subject.entry, value) })],
    render: (_, { loaded }) => subject.render(loaded.actor),
    play: async ({ canvasElement, loaded }) => {
      const snapshot = loaded.actor.getSnapshot();
      await waitFor(() => expect(offeredButtons(canvasElement)).toEqual(dueButtons(subject, snapshot)));
    },
  };
}

/** The live machine with its ports in hand, walked along one path of its chart by the buttons on the screen. */
export function pathStory(subject: Subject, index: number): StoryObj {
  const { machine, cases } = subject.entry;
  return {
    parameters: { path: index },
    loaders: [
      () => {
        const press: { button: (name: string) => Promise<void> } = {
          button: (name) => Promise.reject(new Error(`no story presses ${name} yet`)),
        };
        const gestures = Object.fromEntries(
          Object.entries(subject.controls).map(([type, control]) => [
            type,
            () => press.button(controlName(control, driver.actor.getSnapshot())),
          ]),
        );
        const driver: Driver = drive(machine, cases, { gestures, real: subject.real ?? {} });
        driver.start();
        return { driver, press };
      },
    ],
    render: (_, { loaded }) => subject.render(loaded.driver.actor),
    play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
      const driver: Driver = loaded.driver;
      loaded.press.button = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
      const path = scenicPaths(explore(machine, cases))[index];
      if (path === undefined) throw new Error(`${machine.id} has no path ${index + 1}`);
      for (const edge of path.edges) {
        await step(`${edge.event.type} → ${JSON.stringify(edge.to.snapshot.value)}`, async () => {
          await driver.take(edge);
          await waitFor(() =>
            expect(offeredButtons(canvasElement)).toEqual(dueButtons(subject, driver.actor.getSnapshot())),
          );
        });
      }
    },
  };
}
