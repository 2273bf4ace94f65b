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
import { EnquiryPanel, type EnquiryPanelProps } from './list/EnquiryPanel.tsx';
import type { EnquiryPageRef } from './wiring.ts';

type Children = SnapshotFrom<EnquiryPageRef>['children'];

async function copy(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

function panelProps(
  { form, list, answer, files, ports }: Children,
  Port: EnquiryPanelProps['Port'],
): EnquiryPanelProps {
  const { system } = form;
  return {
    session: sessionOf(system),
    form,
    list,
    answer,
    ports: ports ?? null,
    Port,
    files,
    answerTime: servicesOf(system).site().answerTime,
    onCopy: (text) => void copy(system, text),
    onSignIn: () => void openAccountDialog(system.get('app') as AppRef, 'signIn'),
    onPage: (next) => list.send({ type: 'watch.asked', asked: String(next) }),
  };
}

type PageWithPanelView = (props: { panel: ReactNode; service: EnquiryService }) => ReactNode;

interface WithPanelProps {
  page: EnquiryPageRef;
  Page: PageWithPanelView;
  Port: EnquiryPanelProps['Port'];
}

function WithPanel({ page, Page, Port }: WithPanelProps) {
  const { children } = page.getSnapshot();
  const near = useNearLookup(children.lookup);
  const [panel] = useState(() => createElement(EnquiryPanel, panelProps(children, Port)));
  const { service } = children.form.getSnapshot().context;
  return createElement(NearDangerousLookup, { value: near }, createElement(Page, { panel, service }));
}

/** Remounts the page for each new form. `Port` is the port picker of services that sail between ports. */
export const withPanel = (Page: PageWithPanelView, Port: EnquiryPanelProps['Port'] = null): PageView<EnquiryPageRef> =>
  function PageWithPanel({ actor: page }) {
    const key = useSelector(page, ({ children }) => children.form.sessionId);
    return createElement(WithPanel, { key, page, Page, Port });
  };
