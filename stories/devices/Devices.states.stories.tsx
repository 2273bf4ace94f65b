// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './devices.subject.tsx';

export default { title: 'Machines/登录设备/状态与路径' } satisfies Meta;

export const Reading = stateStory(subject, 'reading');
export const Shown = stateStory(subject, 'shown');
export const Unread = stateStory(subject, 'unread');
export const Asking = stateStory(subject, 'asking');
export const Renewing = stateStory(subject, 'renewing');
export const Ending = stateStory(subject, 'ending');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
