// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './sharing.subject.tsx';

export default { title: 'Machines/分享/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenMaking = stateStory(subject, { open: 'making' });
export const OpenMade = stateStory(subject, { open: 'made' });
export const OpenFailed = stateStory(subject, { open: 'failed' });
export const OpenCopying = stateStory(subject, { open: 'copying' });
export const OpenCopied = stateStory(subject, { open: 'copied' });
export const OpenUncopied = stateStory(subject, { open: 'uncopied' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
