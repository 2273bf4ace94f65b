// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './listed-numbers.subject.tsx';

export default { title: 'Machines/查 UN 编号/状态与路径' } satisfies Meta;

export const Known = stateStory(subject, 'known');
export const Reading = stateStory(subject, 'reading');
export const Failed = stateStory(subject, 'failed');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
