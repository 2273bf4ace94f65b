// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './order-templates.subject.tsx';

export default { title: 'Machines/订单模板/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenReading = stateStory(subject, { open: 'reading' });
export const OpenShown = stateStory(subject, { open: 'shown' });
export const OpenUnread = stateStory(subject, { open: 'unread' });
export const OpenNaming = stateStory(subject, { open: 'naming' });
export const OpenAsking = stateStory(subject, { open: 'asking' });
export const OpenSaving = stateStory(subject, { open: 'saving' });
export const OpenRemoving = stateStory(subject, { open: 'removing' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
