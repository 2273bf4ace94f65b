// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-notices.subject.tsx';

export default { title: 'Machines/操作室通知/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Browsing = stateStory(subject, 'browsing');
export const Unread = stateStory(subject, 'unread');
export const ReadingMore = stateStory(subject, 'readingMore');
export const Sending = stateStory(subject, 'sending');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
