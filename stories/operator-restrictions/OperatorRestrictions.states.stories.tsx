// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-restrictions.subject.tsx';

export default { title: 'Machines/操作室限制/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const OpenBrowsing = stateStory(subject, { open: 'browsing' });
export const Unread = stateStory(subject, 'unread');
export const ReadingMore = stateStory(subject, 'readingMore');
export const OpenWriting = stateStory(subject, { open: 'writing' });
export const Asking = stateStory(subject, 'asking');
export const Considering = stateStory(subject, 'considering');
export const Ending = stateStory(subject, 'ending');
export const OpenConsidered = stateStory(subject, { open: 'considered' });
export const OpenConflict = stateStory(subject, { open: 'conflict' });
export const Saving = stateStory(subject, 'saving');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
