// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './search.subject.tsx';

export default { title: 'Machines/运价搜索/状态与路径' } satisfies Meta;

export const Idle = stateStory(subject, 'idle');
export const Searching = stateStory(subject, 'searching');
export const Editing = stateStory(subject, 'editing');
export const Shown = stateStory(subject, 'shown');
export const Empty = stateStory(subject, 'empty');
export const Failed = stateStory(subject, 'failed');
export const Refreshing = stateStory(subject, 'refreshing');
export const Outdated = stateStory(subject, 'outdated');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
