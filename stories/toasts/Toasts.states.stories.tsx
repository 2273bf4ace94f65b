// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './toasts.subject.tsx';

export default { title: 'Machines/提示/状态与路径' } satisfies Meta;

export const Quiet = stateStory(subject, 'quiet');
export const Counting = stateStory(subject, 'counting');
export const Held = stateStory(subject, 'held');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
