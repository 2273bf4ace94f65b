// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './segregation-check.subject.tsx';

export default { title: 'Machines/隔离配装检查/状态与路径' } satisfies Meta;

export const Checking = stateStory(subject, 'checking');
export const Editing = stateStory(subject, 'editing');
export const Shown = stateStory(subject, 'shown');
export const Failed = stateStory(subject, 'failed');
export const Incomplete = stateStory(subject, 'incomplete');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
