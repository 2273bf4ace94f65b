// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-step.subject.tsx';

export default { title: 'Machines/推进的第二次确认/状态与路径' } satisfies Meta;

export const Asking = stateStory(subject, 'asking');
export const Finished = stateStory(subject, 'finished');
export const Moving = stateStory(subject, 'moving');
export const Undoing = stateStory(subject, 'undoing');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
