// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './reading.subject.tsx';

export default { title: 'Machines/阅读弹窗/状态与路径' } satisfies Meta;

export const ReadingScrollAboveCountdownStarting = stateStory(subject, { reading: { scroll: 'above', countdown: 'starting' } });
export const Finished = stateStory(subject, 'finished');
export const ReadingScrollReachedCountdownStarting = stateStory(subject, { reading: { scroll: 'reached', countdown: 'starting' } });
export const ReadingScrollAboveCountdownCounting = stateStory(subject, { reading: { scroll: 'above', countdown: 'counting' } });
export const ReadingScrollAboveCountdownOver = stateStory(subject, { reading: { scroll: 'above', countdown: 'over' } });
export const Read = stateStory(subject, 'read');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
