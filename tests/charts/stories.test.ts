import { expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { explore } from '../kit/explore.ts';
import { scenicPaths, shownStates } from '../kit/paths.ts';

const pascal = (words: string) =>
  words.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, _gap, first) => first.toUpperCase());

const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? pascal(value)
    : Object.entries(value)
        .map(([key, inner]) => pascal(key) + nameOf(inner ?? ''))
        .join('');

const source = (value: StateValue): string =>
  typeof value === 'string'
    ? `'${value}'`
    : `{ ${Object.entries(value)
        .map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${source(inner ?? '')}`)
        .join(', ')} }`;

test.each(catalogue.filter(({ view }) => view !== null))(
  '$id has a story for every state and path',
  async ({ id, title, view, machine, cases }) => {
    const graph = explore(machine, cases);
    const states = shownStates(machine, cases).map(
      ({ value }) => `export const ${nameOf(value)} = stateStory(subject, ${source(value)});`,
    );
    const paths = scenicPaths(graph).map(
      // Storybook reads a story's tags from its source, so that they cannot come from `pathStory`.
      (_, index) => `export const Path${index + 1} = { ...pathStory(subject, ${index}), tags: ['prove'] };`,
    );
    const file = [
      '// Generated from the chart by `npx vitest run --project node tests/charts -u`.',
      "import type { Meta } from '@storybook/react-vite';",
      "import { pathStory, stateStory } from '../kit/machine-story.tsx';",
      `import { subject } from './${id}.subject.tsx';`,
      '',
      `export default { title: 'Machines/${title}/状态与路径' } satisfies Meta;`,
      '',
      ...states,
      ...paths,
      '',
    ].join('\n');
    await expect(file).toMatchFileSnapshot(`../../stories/${id}/${view}.states.stories.tsx`);
  },
  180_000,
);
