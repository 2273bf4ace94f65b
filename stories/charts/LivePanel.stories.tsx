import type { Meta, StoryObj } from '@storybook/react-vite';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, waitFor, within } from 'storybook/test';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { layOut } from '#charts/layout/layout.ts';
import { LivePanel } from '#charts/live/LivePanel.tsx';
import type { LiveChart } from '#charts/live/live-chart.ts';
import { createRecorder } from '#charts/live/recorder.ts';
import { glossaryOf } from '#charts/model/words.ts';
import { charts } from '#copy/charts.ts';
import { type ChunkReloadEvent, chunkReloadMachine, type ReloadGuard } from '#machines/chunk-reload/index.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { entryOf } from '../kit/subject.ts';
import '#charts/live/live.css';

export default { title: '流程图/实况', parameters: { layout: 'fullscreen' } } satisfies Meta;

const words = charts.live;
const AT = Date.UTC(2026, 0, 15);

async function chartOf(id: string): Promise<LiveChart> {
  const { machine, cases, title } = entryOf(id);
  const [model, glossary] = [toChartModel(machine), glossaryOf(cases)];
  const result = await layOut(model, glossary, new ELK());
  return { id, title, model, glossary, drawing: 'drawing' in result ? result.drawing : null };
}

/** A real machine whose page fails to load when the story says so. */
function running() {
  const recorder = createRecorder(() => AT);
  const actor = createActor(
    chunkReloadMachine.provide({
      actors: {
        chunkFailures: fromCallback<ChunkReloadEvent, undefined>(() => undefined),
        readGuard: fromPromise<ReloadGuard, undefined>(async () => ({ lastReloadAt: AT - 1_000, now: AT })),
      },
    }),
    { inspect: recorder.observe },
  ).start();
  return { recorder, actor };
}

const panelStory = (loaders: StoryObj['loaders']): StoryObj => ({
  loaders: loaders ?? [],
  render: (_, { loaded }) => (
    <div className="live">
      <LivePanel recorder={loaded.recorder} charts={loaded.charts} />
    </div>
  ),
});

export const Running: StoryObj = {
  ...panelStory([async () => ({ ...running(), charts: { 'chunk-reload': await chartOf('chunk-reload') } })]),
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const lit = () =>
      [...canvasElement.querySelectorAll<SVGElement>('.chart-state[data-active="yes"]')].map(
        ({ dataset }) => dataset.state,
      );
    await waitFor(() => expect(lit()).toEqual(['chunk-reload.idle']));
    loaded.actor.send({ type: 'chunk.failed' });
    await waitFor(() => expect(lit()).toEqual(['chunk-reload.failed']));
    const log = within(canvas.getByRole('region', { name: words.log }));
    await waitFor(() => expect(log.getByText('页面的一部分没有到达')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: charts.views.list }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.list-state[data-active="yes"]').length).toBeGreaterThan(0),
    );
    await userEvent.click(canvas.getByRole('button', { name: words.close }));
    await waitFor(() => expect(canvas.getByRole('button', { name: words.open })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: words.open }));
  },
};

/** The layout engine could not draw it: the same machine, lit in its list. */
export const WithoutPicture: StoryObj = {
  ...panelStory([
    async () => ({
      ...running(),
      charts: { 'chunk-reload': { ...(await chartOf('chunk-reload')), drawing: null } },
    }),
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.list-state[data-active="yes"]')).toHaveTextContent(/chunk-reload/),
    );
  },
};

export const Nothing: StoryObj = {
  ...panelStory([async () => ({ recorder: createRecorder(() => AT), charts: {} })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.nothing)).toBeVisible();
  },
};
