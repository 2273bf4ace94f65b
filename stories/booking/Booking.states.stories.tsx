// Generated from the chart; `npx vitest run --project node tests/charts -u` writes it anew.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './booking.subject.tsx';

export default { title: 'Machines/下单/状态与路径' } satisfies Meta;

export const Opening = stateStory(subject, 'opening');
export const OpenFillingResting = stateStory(subject, { open: { filling: 'resting' } });
export const OpenOrderingWaiting = stateStory(subject, { open: { ordering: 'waiting' } });
export const ChoosingAsking = stateStory(subject, { choosing: 'asking' });
export const Refused = stateStory(subject, 'refused');
export const Unavailable = stateStory(subject, 'unavailable');
export const OpenHandingOver = stateStory(subject, { open: 'handingOver' });
export const OpenFillingTyping = stateStory(subject, { open: { filling: 'typing' } });
export const OpenOrderingReviewingResting = stateStory(subject, { open: { ordering: { reviewing: 'resting' } } });
export const OpenOrderingSignedOut = stateStory(subject, { open: { ordering: 'signedOut' } });
export const OpenPlacedLeaving = stateStory(subject, { open: { placed: 'leaving' } });
export const ChoosingRemoving = stateStory(subject, { choosing: 'removing' });
export const OpenOrderingReviewingTyping = stateStory(subject, { open: { ordering: { reviewing: 'typing' } } });
export const OpenPlacedTold = stateStory(subject, { open: { placed: 'told' } });
export const Path1 = pathStory(subject, 0);
export const Path2 = pathStory(subject, 1);
export const Path3 = pathStory(subject, 2);
export const Path4 = pathStory(subject, 3);
export const Path5 = pathStory(subject, 4);
export const Path6 = pathStory(subject, 5);
