// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-enquiry.subject.tsx';

export default { title: 'Machines/操作室询价/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const Opening = stateStory(subject, 'opening');
export const Open = stateStory(subject, 'open');
export const Unread = stateStory(subject, 'unread');
export const ReadingFile = stateStory(subject, 'readingFile');
export const Previewing = stateStory(subject, 'previewing');
export const Previewed = stateStory(subject, 'previewed');
export const Sending = stateStory(subject, 'sending');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
