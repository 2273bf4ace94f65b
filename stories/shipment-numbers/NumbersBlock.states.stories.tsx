// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './shipment-numbers.subject.tsx';

export default { title: 'Machines/编号/状态与路径' } satisfies Meta;

export const Viewing = stateStory(subject, 'viewing');
export const Editing = stateStory(subject, 'editing');
export const Saving = stateStory(subject, 'saving');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
