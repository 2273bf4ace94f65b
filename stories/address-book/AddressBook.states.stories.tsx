// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './address-book.subject.tsx';

export default { title: 'Machines/常用收发货人/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Finished = stateStory(subject, 'finished');
export const Listing = stateStory(subject, 'listing');
export const Failed = stateStory(subject, 'failed');
export const Editing = stateStory(subject, 'editing');
export const Asking = stateStory(subject, 'asking');
export const Saving = stateStory(subject, 'saving');
export const Removing = stateStory(subject, 'removing');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
