// Generated from the chart by `npx vitest run --project node tests/charts -u`.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './booking.subject.tsx';

export default { title: 'Machines/下单/状态与路径' } satisfies Meta;

export const Opening = stateStory(subject, 'opening');
export const OpenFilling = stateStory(subject, { open: 'filling' });
export const ChoosingAsking = stateStory(subject, { choosing: 'asking' });
export const Refused = stateStory(subject, 'refused');
export const Unavailable = stateStory(subject, 'unavailable');
export const OpenOrderingRunning = stateStory(subject, { open: { ordering: 'running' } });
export const ChoosingRemoving = stateStory(subject, { choosing: 'removing' });
export const OpenOrderingSignedOut = stateStory(subject, { open: { ordering: 'signedOut' } });
export const OpenPlacedLeaving = stateStory(subject, { open: { placed: 'leaving' } });
export const OpenPlacedNotified = stateStory(subject, { open: { placed: 'notified' } });
export const Path1 = { ...pathStory(subject, 0), tags: ['prove'] };
export const Path2 = { ...pathStory(subject, 1), tags: ['prove'] };
export const Path3 = { ...pathStory(subject, 2), tags: ['prove'] };
