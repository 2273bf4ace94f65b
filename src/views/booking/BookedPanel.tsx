import type { ReactNode } from 'react';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Beginning } from './Beginning.tsx';
import { Panel } from './Panel.tsx';
import { useDerived } from './use-booking.ts';

interface BookedPanelProps<Form> {
  actor: OrderFormRef;
  title: string;
  /** The list it is chosen from. */
  listHref: (form: Form) => string;
  words: { choose: string; change: string; noOffer: string };
  /** What was chosen; null while nothing is, or its price is gone. */
  chosen: ReactNode;
  children?: ReactNode;
}

/** How the form began, what it books, and the way back to the list. */
export function BookedPanel<Form>({ actor, title, listHref, words, chosen, children }: BookedPanelProps<Form>) {
  const href = useDerived<Form, string>(actor, '', listHref);
  return (
    <>
      <Beginning actor={actor} />
      <Panel
        title={title}
        action={
          <ButtonLink size={32} href={href}>
            {chosen === null ? words.choose : words.change}
          </ButtonLink>
        }
      >
        {chosen ?? <Note tone="warn">{words.noOffer}</Note>}
        {children}
      </Panel>
    </>
  );
}
