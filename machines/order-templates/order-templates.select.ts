import type { OrderTemplatesSnapshot } from './order-templates.machine.ts';

export const selectIsOpen = (snapshot: OrderTemplatesSnapshot) => snapshot.hasTag('open');
export const selectIsListed = (snapshot: OrderTemplatesSnapshot) => snapshot.hasTag('listed');
export const selectIsNaming = (snapshot: OrderTemplatesSnapshot) => snapshot.hasTag('naming');
export const selectIsBusy = (snapshot: OrderTemplatesSnapshot) => snapshot.hasTag('busy');
export const selectIsUnread = (snapshot: OrderTemplatesSnapshot) => snapshot.matches({ open: 'unread' });
export const selectCanSave = (snapshot: OrderTemplatesSnapshot) => snapshot.can({ type: 'templates.save' });
export const selectTemplates = ({ context }: OrderTemplatesSnapshot) => context.items;
export const selectMayEdit = ({ context }: OrderTemplatesSnapshot) => context.mayEdit;
export const selectName = ({ context }: OrderTemplatesSnapshot) => context.name;
export const selectChosen = ({ context }: OrderTemplatesSnapshot) => context.chosen;
export const selectFailure = ({ context }: OrderTemplatesSnapshot) => context.failure;
/** The template whose removal is being confirmed. */
export const selectConfirming = (snapshot: OrderTemplatesSnapshot) =>
  snapshot.matches({ open: 'asking' }) || snapshot.matches({ open: 'removing' }) ? snapshot.context.chosen : null;
