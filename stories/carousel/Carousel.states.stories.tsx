// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './carousel.subject.tsx';

export default { title: 'Machines/首页轮播/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const ShownTurning = stateStory(subject, { shown: 'turning' });
export const Still = stateStory(subject, 'still');
export const Failed = stateStory(subject, 'failed');
export const ShownHeld = stateStory(subject, { shown: 'held' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
