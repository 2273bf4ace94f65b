// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './operator-queue.subject.tsx';

export default { title: 'Machines/操作室队列/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Shown = stateStory(subject, 'shown');
export const Failed = stateStory(subject, 'failed');
export const ReadingMore = stateStory(subject, 'readingMore');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
