// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './page-loading.subject.tsx';

export default { title: 'Machines/页面进度条/状态与路径' } satisfies Meta;

export const Idle = stateStory(subject, 'idle');
export const Throttled = stateStory(subject, 'throttled');
export const ShowingMinimumRunningProgressFilling = stateStory(subject, { showing: { minimum: 'running', progress: 'filling' } });
export const ShowingMinimumRunningProgressArrived = stateStory(subject, { showing: { minimum: 'running', progress: 'arrived' } });
export const ShowingMinimumOverProgressFilling = stateStory(subject, { showing: { minimum: 'over', progress: 'filling' } });
export const Completing = stateStory(subject, 'completing');
export const ShowingMinimumOverProgressFull = stateStory(subject, { showing: { minimum: 'over', progress: 'full' } });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
