// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './members.subject.tsx';

export default { title: 'Machines/企业同事/状态与路径' } satisfies Meta;

export const Loading = stateStory(subject, 'loading');
export const Listing = stateStory(subject, 'listing');
export const Unavailable = stateStory(subject, 'unavailable');
export const Performing = stateStory(subject, 'performing');
export const Asking = stateStory(subject, 'asking');
export const Copying = stateStory(subject, 'copying');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
