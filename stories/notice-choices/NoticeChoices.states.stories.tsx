// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './notice-choices.subject.tsx';

export default { title: 'Machines/通知设置/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Finished = stateStory(subject, 'finished');
export const Editing = stateStory(subject, 'editing');
export const Unavailable = stateStory(subject, 'unavailable');
export const Saving = stateStory(subject, 'saving');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
