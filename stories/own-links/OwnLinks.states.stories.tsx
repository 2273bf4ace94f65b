// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './own-links.subject.tsx';

export default { title: 'Machines/自己的分享链接/状态与路径' } satisfies Meta;

export const Closed = stateStory(subject, 'closed');
export const OpenReading = stateStory(subject, { open: 'reading' });
export const OpenShown = stateStory(subject, { open: 'shown' });
export const OpenUnread = stateStory(subject, { open: 'unread' });
export const OpenRevoking = stateStory(subject, { open: 'revoking' });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
