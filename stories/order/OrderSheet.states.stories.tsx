// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order.subject.tsx';

export default { title: 'Machines/订单/状态与路径' } satisfies Meta;

export const Viewing = stateStory(subject, 'viewing');
export const Confirming = stateStory(subject, 'confirming');
export const MarkingSeen = stateStory(subject, 'markingSeen');
export const Cancelling = stateStory(subject, 'cancelling');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
