// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './hand-in.subject.tsx';

export default { title: 'Machines/提交单证/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenEditing = stateStory(subject, { open: 'editing' });
export const OpenSubmitting = stateStory(subject, { open: 'submitting' });
export const OpenOutdated = stateStory(subject, { open: 'outdated' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
