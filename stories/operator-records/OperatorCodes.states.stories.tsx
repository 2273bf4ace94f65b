// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-records.subject.tsx';

export default { title: 'Machines/操作室资料/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Browsing = stateStory(subject, 'browsing');
export const Unread = stateStory(subject, 'unread');
export const ReadingMore = stateStory(subject, 'readingMore');
export const Writing = stateStory(subject, 'writing');
export const Saving = stateStory(subject, 'saving');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
