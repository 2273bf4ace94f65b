// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './auth-notice.subject.tsx';

export default { title: 'Machines/下单提示/状态与路径' } satisfies Meta;

export const CountingStarting = stateStory(subject, { counting: 'starting' });
export const Opening = stateStory(subject, 'opening');
export const Clearing = stateStory(subject, 'clearing');
export const CountingRunning = stateStory(subject, { counting: 'running' });
export const Closed = stateStory(subject, 'closed');
export const Blocked = stateStory(subject, 'blocked');
export const Unreached = stateStory(subject, 'unreached');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
