// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './purchase-request.subject.tsx';

export default { title: 'Machines/发布采购单/状态与路径' } satisfies Meta;

export const Restoring = stateStory(subject, 'restoring');
export const Editing = stateStory(subject, 'editing');
export const Keying = stateStory(subject, 'keying');
export const SigningIn = stateStory(subject, 'signingIn');
export const Submitting = stateStory(subject, 'submitting');
export const Published = stateStory(subject, 'published');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
