// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './invoice-request.subject.tsx';

export default { title: 'Machines/发票/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Listed = stateStory(subject, 'listed');
export const Unread = stateStory(subject, 'unread');
export const Downloading = stateStory(subject, 'downloading');
export const Choosing = stateStory(subject, 'choosing');
export const Editing = stateStory(subject, 'editing');
export const Confirming = stateStory(subject, 'confirming');
export const Submitting = stateStory(subject, 'submitting');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
