// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './chunk-reload.subject.tsx';

export default { title: 'Machines/加载失败恢复/状态与路径' } satisfies Meta;

export const Idle = stateStory(subject, 'idle');
export const Deciding = stateStory(subject, 'deciding');
export const Marking = stateStory(subject, 'marking');
export const Failed = stateStory(subject, 'failed');
export const Reloading = stateStory(subject, 'reloading');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
