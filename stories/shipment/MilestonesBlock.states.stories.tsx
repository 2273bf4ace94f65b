// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './shipment.subject.tsx';

export default { title: 'Machines/里程碑/状态与路径' } satisfies Meta;

export const Viewing = stateStory(subject, 'viewing');
export const Writing = stateStory(subject, 'writing');
export const Recording = stateStory(subject, 'recording');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
