// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './close-account.subject.tsx';

export default { title: 'Machines/导出与注销/状态与路径' } satisfies Meta;

export const Editing = stateStory(subject, 'editing');
export const Left = stateStory(subject, 'left');
export const Exporting = stateStory(subject, 'exporting');
export const Asking = stateStory(subject, 'asking');
export const Submitting = stateStory(subject, 'submitting');
export const Clearing = stateStory(subject, 'clearing');
export const Blocked = stateStory(subject, 'blocked');
export const Closed = stateStory(subject, 'closed');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
