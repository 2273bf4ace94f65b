// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-messages.subject.tsx';

export default { title: 'Machines/订单留言/状态与路径' } satisfies Meta;

export const Writing = stateStory(subject, 'writing');
export const Sending = stateStory(subject, 'sending');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
