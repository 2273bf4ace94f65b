import { ownLinks as words } from '#copy/booking/opening.ts';
import { KIT } from '#copy/kit.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import { pageLink } from '#machines/own-links/own-links.cases.ts';
import { OwnLinks } from '#src/features/user-centre/own-links/OwnLinks.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const revokeForm = words.revokeOf('拼箱', '2026-01-15');
export const revokePage = words.revokeOf(pageLink.title, '2026-01-14');

export const subject: Subject = {
  entry: entryOf('own-links'),
  render: (actor) => <OwnLinks actor={actor as OwnLinksRef} />,
  controls: { 'links.open': words.show, 'links.close': words.hide, 'links.retry': KIT.retry },
  besides: (snapshot) => {
    const { links } = snapshot.context as { links: readonly { id: string }[] };
    return links.filter(({ id }) => snapshot.can({ type: 'links.revoke', id })).map(() => words.revoke);
  },
};
