// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './amendment.subject.tsx';

export default { title: 'Machines/变更申请/状态与路径' } satisfies Meta;

export const Viewing = stateStory(subject, 'viewing');
export const Asking = stateStory(subject, 'asking');
export const Withdrawing = stateStory(subject, 'withdrawing');
export const Decided = stateStory(subject, 'decided');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
