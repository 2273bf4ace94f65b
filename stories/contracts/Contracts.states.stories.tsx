// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './contracts.subject.tsx';

export default { title: 'Machines/合同/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Listed = stateStory(subject, 'listed');
export const Unread = stateStory(subject, 'unread');
export const Downloading = stateStory(subject, 'downloading');
export const Opening = stateStory(subject, 'opening');
export const Shown = stateStory(subject, 'shown');
export const Concluding = stateStory(subject, 'concluding');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
