// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './user-agreement.subject.tsx';

export default { title: 'Machines/协议阅读/状态与路径' } satisfies Meta;

export const OpenTextAgreementContactsLoading = stateStory(subject, { open: { text: 'agreement', contacts: 'loading' } });
export const OpenTextAgreementContactsKnown = stateStory(subject, { open: { text: 'agreement', contacts: 'known' } });
export const OpenTextAgreementContactsUnknown = stateStory(subject, { open: { text: 'agreement', contacts: 'unknown' } });
export const OpenTextPrivacyContactsLoading = stateStory(subject, { open: { text: 'privacy', contacts: 'loading' } });
export const Closed = stateStory(subject, 'closed');
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
export const Path4 = { ...pathStory(subject, 3), tags: ['prove'] };
export const Path5 = { ...pathStory(subject, 4), tags: ['prove'] };
export const Path6 = { ...pathStory(subject, 5), tags: ['prove'] };
export const Path7 = { ...pathStory(subject, 6), tags: ['prove'] };
export const Path8 = { ...pathStory(subject, 7), tags: ['prove'] };
