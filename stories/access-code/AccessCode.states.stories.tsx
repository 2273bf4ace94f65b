// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './access-code.subject.tsx';

export default { title: 'Machines/提取码/状态与路径' } satisfies Meta;

export const Entering = stateStory(subject, 'entering');
export const Checking = stateStory(subject, 'checking');
export const Opened = stateStory(subject, 'opened');
export const Waiting = stateStory(subject, 'waiting');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
