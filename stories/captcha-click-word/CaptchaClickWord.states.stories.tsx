// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './captcha-click-word.subject.tsx';

export default { title: 'Machines/点选验证/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Finished = stateStory(subject, 'finished');
export const Picking = stateStory(subject, 'picking');
export const Limited = stateStory(subject, 'limited');
export const Unavailable = stateStory(subject, 'unavailable');
export const Settling = stateStory(subject, 'settling');
export const Checking = stateStory(subject, 'checking');
export const Succeeded = stateStory(subject, 'succeeded');
export const Failed = stateStory(subject, 'failed');
export const Lingering = stateStory(subject, 'lingering');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
export const Path9 = { ...pathStory(subject, 8), tags: ['prove'] };
export const Path10 = { ...pathStory(subject, 9), tags: ['prove'] };
