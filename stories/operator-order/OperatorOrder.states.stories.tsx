// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-order.subject.tsx';

export default { title: 'Machines/操作室订单/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const Opening = stateStory(subject, 'opening');
export const Open = stateStory(subject, 'open');
export const Unread = stateStory(subject, 'unread');
export const Undoing = stateStory(subject, 'undoing');
export const Deciding = stateStory(subject, 'deciding');
export const ReadingFile = stateStory(subject, 'readingFile');
export const Moving = stateStory(subject, 'moving');
export const Drafting = stateStory(subject, 'drafting');
export const Deviating = stateStory(subject, 'deviating');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
