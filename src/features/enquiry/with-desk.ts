import { useSelector } from '@xstate/react';
import { createElement, type ReactNode, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { enquiryCopied as words } from '#copy/enquiry/form.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import type { PageView } from '#src/app/page-row.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { NearDangerousLookup } from '#src/features/dangerous-goods/box/near.ts';
import { useNearLookup } from '#src/features/search/near-lookup.ts';
import { EnquiryDesk, type EnquiryDeskProps } from './list/EnquiryDesk.tsx';
import type { EnquiryPageRef } from './wiring.ts';

type Children = SnapshotFrom<EnquiryPageRef>['children'];

async function copy(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

function deskOf({ desk, files }: Children, Port: EnquiryDeskProps['Port']): EnquiryDeskProps | null {
  const { form, list, answer, ports = null } = desk.getSnapshot().children;
  if (!form || !list || !answer) return null;
  const { system } = desk;
  return {
    session: sessionOf(system),
    form,
    list,
    answer,
    ports,
    Port,
    files,
    answerTime: servicesOf(system).site().answerTime,
    onCopy: (text) => void copy(system, text),
    onSignIn: () => void openAccountDialog(system.get('app') as AppRef, 'signIn'),
    onPage: (next) => list.send({ type: 'watch.asked', asked: String(next) }),
  };
}

type DeskPage = (props: { desk: ReactNode; service: EnquiryService }) => ReactNode;

interface WithDeskProps {
  page: EnquiryPageRef;
  Page: DeskPage;
  Port: EnquiryDeskProps['Port'];
}

function WithDesk({ page, Page, Port }: WithDeskProps) {
  const { children } = page.getSnapshot();
  const near = useNearLookup(children.lookup);
  const [desk] = useState(() => {
    const props = deskOf(children, Port);
    return props && createElement(EnquiryDesk, props);
  });
  const { service } = children.desk.getSnapshot().context;
  return createElement(NearDangerousLookup, { value: near }, createElement(Page, { desk, service }));
}

/** Remounts the page for each new form. `Port` is the port picker of services that sail between ports. */
export const withDesk = (Page: DeskPage, Port: EnquiryDeskProps['Port'] = null): PageView<EnquiryPageRef> =>
  function PageWithDesk({ actor: page }) {
    const key = useSelector(page, ({ children }) => children.desk.sessionId);
    return createElement(WithDesk, { key, page, Page, Port });
  };
