import { useSelector } from '@xstate/react';
import { createElement, lazy, type ReactNode, useState } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import type { EnquiryService } from '#machines/enquiry/index.ts';
import type { EnquiryDeskRef } from '#machines/enquiry-desk/index.ts';
import { type OrderPanelRef, selectIsOpen } from '#machines/order-panel/index.ts';
import { copyText } from '../../../browser/clipboard.ts';
import { BrandConsolidationPage } from '../../../pages/brand-consolidation/BrandConsolidationPage.tsx';
import { BrandFreightPage } from '../../../pages/brand-freight/BrandFreightPage.tsx';
import { RoadOrderPage } from '../../../pages/brand-freight/RoadOrderPage.tsx';
import { EnquiryFclPage } from '../../../pages/enquiry-fcl/EnquiryFclPage.tsx';
import { enquiry as words } from '../../../ui/copy/enquiry.ts';
import { NearDangerousLookup } from '../../../views/dangerous-lookup/box/near.ts';
import { EnquiryDesk, type EnquiryDeskProps } from '../../../views/enquiries/EnquiryDesk.tsx';
import { OpenedOrder } from '../../booking/opened-order.tsx';
import { type FilesRef, fileAccessOf } from '../../files/access.ts';
import type { PageView } from '../../page-row.ts';
import { openAccountDialog } from '../../require-login.ts';
import { type nearLookup, useNearLookup } from '../../search/near-lookup.ts';
import { type Directory, servicesOf } from '../../wiring/services.ts';
import type { EnquiryPageKey, EnquiryPageRef } from './wiring.ts';

export { charts } from './wiring.ts';

interface Children {
  desk: EnquiryDeskRef;
  files: FilesRef;
  lookup: ActorRefFrom<typeof nearLookup>;
}

type DeskActors = Pick<EnquiryDeskProps, 'answer' | 'form' | 'list'> & Partial<Pick<EnquiryDeskProps, 'ports'>>;

async function copy(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

function deskOf({ desk, files }: Children): EnquiryDeskProps {
  const { form, list, answer, ports = null } = desk.getSnapshot().children as DeskActors;
  const { system } = desk;
  return {
    form,
    list,
    answer,
    ports,
    fileAccess: fileAccessOf(files),
    answerTime: servicesOf(system).site().answerTime,
    onCopy: (text) => void copy(system, text),
    onSignIn: () => void openAccountDialog(system.get('app') as AppRef, 'signIn'),
    onPage: (next) => list.send({ type: 'watch.asked', asked: String(next) }),
  };
}

type DeskPage = (props: { desk: ReactNode; service: EnquiryService }) => ReactNode;

function WithDesk({ page, Page }: { page: EnquiryPageRef; Page: DeskPage }) {
  const children = (page as AnyActorRef).getSnapshot().children as Children;
  const near = useNearLookup(children.lookup);
  const [desk] = useState(() => createElement(EnquiryDesk, deskOf(children)));
  const { service } = children.desk.getSnapshot().context;
  return createElement(NearDangerousLookup, { value: near }, createElement(Page, { desk, service }));
}

/** Another arrival has another desk, and starts over. */
const withDesk = (Page: DeskPage): PageView =>
  function PageWithDesk({ actor }: { actor: AnyActorRef | null }) {
    const page = actor as EnquiryPageRef;
    const key = useSelector(page, ({ children }) => children.desk?.sessionId);
    return createElement(WithDesk, { key, page, Page });
  };

const Order = lazy(() => import('../../booking/truck/order.tsx'));

/** An answer that becomes an order lies over what was asked. */
const withOrder = (Desk: PageView): PageView =>
  function PageWithOrder({ actor }: { actor: AnyActorRef | null }) {
    const page = actor as EnquiryPageRef;
    const panel = useSelector(page, ({ children }) => (children as Partial<{ order: OrderPanelRef }>).order);
    const isOpen = useSelector(panel, (snapshot) => snapshot !== undefined && selectIsOpen(snapshot));
    return isOpen && panel !== undefined
      ? createElement(RoadOrderPage, { order: createElement(OpenedOrder, { panel, Order }) })
      : createElement(Desk, { actor });
  };

export const views: Readonly<Record<EnquiryPageKey, PageView>> = {
  fcl: withDesk(EnquiryFclPage),
  lcl: withDesk(BrandConsolidationPage),
  truck: withOrder(withDesk(BrandFreightPage)),
};
