// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-cancellation.subject.tsx';

export default { title: 'Machines/取消申请/状态与路径' } satisfies Meta;

export const Viewing = stateStory(subject, 'viewing');
export const Asking = stateStory(subject, 'asking');
export const Confirming = stateStory(subject, 'confirming');
export const Deciding = stateStory(subject, 'deciding');
export const Sending = stateStory(subject, 'sending');
export const Outdated = stateStory(subject, 'outdated');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
