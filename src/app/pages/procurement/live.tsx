import { useSelector } from '@xstate/react';
import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActorRef, AnyActorRef, EventObject } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import type { LateSnapshot } from '#machines/kit/late.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import { type OrderPanelRef, selectIsOpen, selectQuery } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { Procurement, ProcurementView } from '#src/pages/procurement/ProcurementPage.tsx';
import { copyText } from '../../../browser/clipboard.ts';
import { ownPost as words } from '../../../ui/copy/own-post.ts';
import { SkeletonForm } from '../../../ui/parts/common/Skeleton.tsx';
import { OpenedOrder } from '../../booking/opened-order.tsx';
import { type FilesRef, fileAccessOf } from '../../files/access.ts';
import type { PageView } from '../../page-row.ts';
import { openAccountDialog } from '../../require-login.ts';
import { type Directory, servicesOf } from '../../wiring/services.ts';
import { sessionOf } from '../../wiring/session-of.ts';
import { isSignedInWithToken } from '../enquiry/signed-in.ts';
import { postFilesOf } from './files.ts';
import type { AccessCodesRef, FormsRef, OwnPostsRef, QuotesRef } from './wiring.ts';

const Order = lazy(() => import('../../booking/goods/order.tsx'));
const Quote = lazy(async () => ({
  default: (await import('#src/views/supplier-quote/SupplierQuote.tsx')).SupplierQuote,
}));

const Code = lazy(async () => ({
  default: (await import('#src/views/access-code/AccessCode.tsx')).AccessCode,
}));
const Own = lazy(async () => ({
  default: (await import('#src/pages/procurement/OwnRequest.tsx')).OwnRequest,
}));

const Publish = lazy(async () => ({
  default: (await import('#src/views/purchase-request/PurchaseRequest.tsx')).PurchaseRequest,
}));

interface Children {
  post: ResourceRef<Procurement>;
  order: OrderPanelRef;
  quotes: QuotesRef;
  codes: AccessCodesRef;
  own: OwnPostsRef;
  forms: FormsRef;
  files: FilesRef;
}

const selectAddress = ({ context }: { context: PageAddress }) => context.query;

interface LateProps<Child extends AnyActorRef> {
  /** Brings it, and holds it from then on. */
  begin: () => LateRef<Child>;
  fields: number;
  children: (actor: Child) => ReactNode;
}

type LateRef<Child extends AnyActorRef> = ActorRef<LateSnapshot<Child, unknown>, EventObject>;

/** What comes with its code when it is first seen. */
function Late<Child extends AnyActorRef>({ begin, fields, children }: LateProps<Child>) {
  const [late] = useState(begin);
  const actor = useSelector(late, ({ child }) => child);
  const skeleton = <SkeletonForm fields={fields} />;
  return actor === null ? skeleton : <Suspense fallback={skeleton}>{children(actor)}</Suspense>;
}

async function copy(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

/** A page of offers and requests, with the order of one over it. */
export function withGoodsOrder(Page: FunctionComponent<ProcurementView>): PageView {
  function Live({ page, ...children }: Children & { page: AnyActorRef }) {
    const { post, order, quotes, codes, own, forms } = children;
    const asked = useSelector(page, selectAddress);
    const { system } = order;
    const isSignedIn = useSelector(sessionOf(system), isSignedInWithToken);
    const isOpen = useSelector(order, selectIsOpen);
    const query = useSelector(order, selectQuery);
    return (
      <Page
        resource={post}
        order={isOpen ? <OpenedOrder panel={order} Order={Order} /> : null}
        query={query}
        quoteOf={(request) => (
          <Late key={request.id} fields={8} begin={() => quotes.getSnapshot().of(request)}>
            {(actor) => <Quote actor={actor} />}
          </Late>
        )}
        codeOf={(id) => (
          <Late key={id} fields={1} begin={() => codes.getSnapshot().of(id)}>
            {(actor) => <Code actor={actor} />}
          </Late>
        )}
        ownOf={(request, received) => (
          <Late key={request.id} fields={3} begin={() => own.getSnapshot().of(request.id)}>
            {(actor) => (
              <Own
                {...{ actor, received }}
                post={request}
                url={`${location.origin}/procurement/share/${request.id}`}
                onCopy={(text) => void copy(system, text)}
              />
            )}
          </Late>
        )}
        publishOf={(base) =>
          new URLSearchParams(asked).has('publish') ? (
            <Late fields={8} begin={() => forms.getSnapshot().of('form')}>
              {(actor) => (
                <Publish
                  {...{ actor, base }}
                  fileAccess={fileAccessOf(children.files)}
                  onVerify={() => void openAccountDialog(system.get('app') as AppRef, 'verify')}
                />
              )}
            </Late>
          ) : null
        }
        files={postFilesOf(system)}
        isSignedIn={isSignedIn}
        onSignIn={() => void openAccountDialog(system.get('app') as AppRef, 'signIn')}
        hotline={servicesOf(system).site().hotlines.service}
      />
    );
  }
  return function ProcurementPageView({ actor }) {
    const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
    return <Live page={actor as AnyActorRef} {...children} />;
  };
}
