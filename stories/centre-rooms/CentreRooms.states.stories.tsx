// Generated from the chart; `npx vitest run --project node tests/charts -u` writes it anew.
import type { Meta } from '@storybook/react-vite';
import { pathStory, stateStory } from '../kit/machine-story.tsx';
import { subject } from './centre-rooms.subject.tsx';

export default { title: 'Machines/会员中心功能/状态与路径' } satisfies Meta;

export const OpenRoomUnaskedDialogClosed = stateStory(subject, { open: { room: 'unasked', dialog: 'closed' } });
export const OpenRoomPageDialogClosed = stateStory(subject, { open: { room: 'page', dialog: 'closed' } });
export const OpenRoomOrderDialogClosed = stateStory(subject, { open: { room: 'order', dialog: 'closed' } });
export const OpenRoomUnaskedDialogVerifying = stateStory(subject, { open: { room: 'unasked', dialog: 'verifying' } });
export const OpenRoomUnaskedDialogChangingPassword = stateStory(subject, { open: { room: 'unasked', dialog: 'changingPassword' } });
export const OpenRoomUnaskedDialogCompletingProfile = stateStory(subject, { open: { room: 'unasked', dialog: 'completingProfile' } });
export const OpenRoomPageDialogVerifying = stateStory(subject, { open: { room: 'page', dialog: 'verifying' } });
export const OpenRoomPageDialogChangingPassword = stateStory(subject, { open: { room: 'page', dialog: 'changingPassword' } });
export const OpenRoomPageDialogCompletingProfile = stateStory(subject, { open: { room: 'page', dialog: 'completingProfile' } });
export const OpenRoomOrderDialogVerifying = stateStory(subject, { open: { room: 'order', dialog: 'verifying' } });
export const OpenRoomOrderDialogChangingPassword = stateStory(subject, { open: { room: 'order', dialog: 'changingPassword' } });
export const OpenRoomOrderDialogCompletingProfile = stateStory(subject, { open: { room: 'order', dialog: 'completingProfile' } });
export const OpenRoomUnaskedDialogRenewing = stateStory(subject, { open: { room: 'unasked', dialog: 'renewing' } });
export const OpenRoomPageDialogRenewing = stateStory(subject, { open: { room: 'page', dialog: 'renewing' } });
export const OpenRoomOrderDialogRenewing = stateStory(subject, { open: { room: 'order', dialog: 'renewing' } });
export const Expired = stateStory(subject, 'expired');
export const Path1 = pathStory(subject, 0);
export const Path2 = pathStory(subject, 1);
export const Path3 = pathStory(subject, 2);
export const Path4 = pathStory(subject, 3);
export const Path5 = pathStory(subject, 4);
export const Path6 = pathStory(subject, 5);
export const Path7 = pathStory(subject, 6);
export const Path8 = pathStory(subject, 7);
export const Path9 = pathStory(subject, 8);
export const Path10 = pathStory(subject, 9);
export const Path11 = pathStory(subject, 10);
export const Path12 = pathStory(subject, 11);
