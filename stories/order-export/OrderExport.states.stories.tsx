// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-export.subject.tsx';

export default { title: 'Machines/导出订单/状态与路径' } satisfies Meta;

export const Ready = stateStory(subject, 'ready');
export const Writing = stateStory(subject, 'writing');
export const Written = stateStory(subject, 'written');
export const Failed = stateStory(subject, 'failed');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
