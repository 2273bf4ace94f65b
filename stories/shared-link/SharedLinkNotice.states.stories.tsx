// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './shared-link.subject.tsx';

export default { title: 'Machines/分享链接/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Absent = stateStory(subject, 'absent');
export const Expired = stateStory(subject, 'expired');
export const Failed = stateStory(subject, 'failed');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
