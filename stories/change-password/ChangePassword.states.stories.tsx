// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './change-password.subject.tsx';

export default { title: 'Machines/修改密码/状态与路径' } satisfies Meta;

export const Editing = stateStory(subject, 'editing');
export const Finished = stateStory(subject, 'finished');
export const Submitting = stateStory(subject, 'submitting');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
