// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './lead.subject.tsx';

export default { title: 'Machines/合作意向/状态与路径' } satisfies Meta;

export const Editing = stateStory(subject, 'editing');
export const Keying = stateStory(subject, 'keying');
export const Submitting = stateStory(subject, 'submitting');
export const Sent = stateStory(subject, 'sent');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
