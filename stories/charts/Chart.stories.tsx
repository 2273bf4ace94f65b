import type { Meta, StoryObj } from '@storybook/react-vite';
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, waitFor } from 'storybook/test';
import { layOut } from '#charts/layout/layout.ts';
import { glossaryOf } from '#charts/model/words.ts';
import { enhance } from '#charts/page/enhance.ts';
import { changeTheme } from '#charts/page/theme.ts';
import { memoryState } from '#charts/page/url-state.ts';
import { MachinePage } from '#charts/view/MachinePage.tsx';
import type { MachineReview } from '#charts/view/review.ts';
import { charts } from '#copy/charts.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { entryOf } from '../kit/subject.ts';
import '#charts/page/page.css';

export default { title: '流程图/页面', parameters: { layout: 'fullscreen' } } satisfies Meta;

async function reviewOf(id: string): Promise<MachineReview> {
  const { machine, cases, title, purpose, view } = entryOf(id);
  const model = toChartModel(machine);
  const glossary = glossaryOf(cases);
  const result = await layOut(model, glossary, new ELK());
  return {
    id,
    title,
    purpose,
    view,
    model,
    glossary,
    drawing: 'drawing' in result ? result.drawing : null,
    coverage: null,
    pictures: [],
    hasPictures: false,
    comparison: null,
    changed: null,
    starts: [],
    startedBy: [],
  };
}

const surroundings = () => ({
  urlState: memoryState(),
  loadSimulator: () => import('#charts/simulator/panel.ts'),
  loadCoverage: () => Promise.resolve({ edges: {}, paths: {} }),
  changeTheme,
});

/** Storybook's page with the script of the static pages on it. */
const pageStory = (id: string): StoryObj => ({
  loaders: [async () => ({ review: await reviewOf(id) })],
  render: (_, { loaded }) => <MachinePage review={loaded.review} />,
});

export const ChunkReload: StoryObj = {
  ...pageStory('chunk-reload'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.querySelector<HTMLElement>('.review');
    if (root === null) throw new Error('no page');
    enhance(root, surroundings());
    await userEvent.click(canvas.getByRole('tab', { name: charts.panels.simulate }));
    await userEvent.click(canvas.getByRole('button', { name: charts.simulate.start }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: charts.simulate.now })).toBeVisible());
    await expect(canvasElement.querySelector('.chart-state[data-active="yes"]')).toHaveAttribute(
      'data-state',
      'chunk-reload.idle',
    );
  },
};
export const Navigation = pageStory('navigation');
