// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './watch.subject.tsx';

export default { title: 'Machines/自动更新/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Idle = stateStory(subject, 'idle');
export const Waiting = stateStory(subject, 'waiting');
export const Settled = stateStory(subject, 'settled');
export const Missing = stateStory(subject, 'missing');
export const Failed = stateStory(subject, 'failed');
export const Paused = stateStory(subject, 'paused');
export const Refreshing = stateStory(subject, 'refreshing');
export const Outdated = stateStory(subject, 'outdated');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
