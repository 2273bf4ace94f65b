// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './enquiry.subject.tsx';

export default { title: 'Machines/询价/状态与路径' } satisfies Meta;

export const Restoring = stateStory(subject, 'restoring');
export const Editing = stateStory(subject, 'editing');
export const Choosing = stateStory(subject, 'choosing');
export const SigningIn = stateStory(subject, 'signingIn');
export const ReadingLink = stateStory(subject, 'readingLink');
export const Keying = stateStory(subject, 'keying');
export const Submitting = stateStory(subject, 'submitting');
export const Failed = stateStory(subject, 'failed');
export const Placed = stateStory(subject, 'placed');
export const Repeated = stateStory(subject, 'repeated');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
