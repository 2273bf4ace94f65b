// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './own-post.subject.tsx';

export default { title: 'Machines/自己的采购单/状态与路径' } satisfies Meta;

export const Idle = stateStory(subject, 'idle');
export const Asking = stateStory(subject, 'asking');
export const Deciding = stateStory(subject, 'deciding');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
