import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ActorRef, AnyActorRef, EventObject } from 'xstate';
import { ownPost as words } from '#copy/procurement/market.ts';
import type { AppRef } from '#machines/app/index.ts';
import type { LazySnapshot } from '#machines/kit/lazy.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import { type Directory, servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { type FilesRef, fileAccessOf, ownBrowsersAccess } from '#src/features/files/access.ts';
import { childOf } from '#src/features/page-parts/on-demand.ts';
import { BookersOnly } from '#src/features/sign-in/views/BookersOnly.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { postFilesOf } from './files.ts';
import type { ProcurementView } from './views/ProcurementPage.tsx';
import type { AccessCodesRef, FormsRef, OwnPostsRef, QuotesRef } from './wiring.ts';

const Quote = lazy(async () => ({
  default: (await import('./supplier-quote/SupplierQuote.tsx')).SupplierQuote,
}));

const Code = lazy(async () => ({
  default: (await import('#src/features/sign-in/views/AccessCode.tsx')).AccessCode,
}));
const Own = lazy(async () => ({
  default: (await import('./views/OwnRequest.tsx')).OwnRequest,
}));

const Publish = lazy(async () => ({
  default: (await import('./purchase-request/PurchaseRequest.tsx')).PurchaseRequest,
}));

export interface LazyChildren {
  quotes: QuotesRef;
  codes: AccessCodesRef;
  own: OwnPostsRef;
  forms: FormsRef;
  files: FilesRef;
}

interface LazyProps<Child extends AnyActorRef> {
  /** Loads the child and keeps it running. */
  begin: () => LazyRef<Child>;
  fields: number;
  children: (actor: Child) => ReactNode;
}

type LazyRef<Child extends AnyActorRef> = ActorRef<LazySnapshot<Child, unknown>, EventObject>;

/** Loads a part when it first renders. */
function Late<Child extends AnyActorRef>({ begin, fields, children }: LazyProps<Child>) {
  const [late] = useState(begin);
  const actor = useSelector(late, selectLoaded);
  const skeleton = <SkeletonForm fields={fields} />;
  return actor === null ? skeleton : <Suspense fallback={skeleton}>{children(actor)}</Suspense>;
}

async function copy(system: Directory, text: string) {
  const isCopied = await copyText(text);
  servicesOf(system).showToast(isCopied ? 'ok' : 'danger', isCopied ? words.copied : words.copyFailed);
}

const urlOf = (id: string) => `${location.origin}/procurement/share/${id}`;

type Slots = Pick<ProcurementView, 'codeOf' | 'ownOf' | 'publishOf' | 'quoteOf'>;

/** Slots of a post page that have their own machines; each loads when it first renders. */
export const slotsOf = ({ quotes, codes, own, forms, files }: LazyChildren, asked: string): Slots => ({
  quoteOf: (request) => (
    <BookersOnly session={sessionOf(quotes.system)}>
      <Late key={request.id} fields={8} begin={() => childOf(quotes, request.id, request)}>
        {(actor) => <Quote actor={actor} fileAccess={ownBrowsersAccess(files)} />}
      </Late>
    </BookersOnly>
  ),
  codeOf: (id) => (
    <Late key={id} fields={1} begin={() => childOf(codes, id, id)}>
      {(actor) => <Code actor={actor} />}
    </Late>
  ),
  ownOf: (request, received, base) => (
    <Late key={request.id} fields={3} begin={() => childOf(own, request.id, request.id)}>
      {(actor) => (
        <Own
          {...{ actor, base, received }}
          post={request}
          url={urlOf(request.id)}
          onCopy={(text) => void copy(own.system, text)}
          onCertificate={(quoteNo, lineNo) => postFilesOf(own.system).openQuoted({ id: request.id, quoteNo, lineNo })}
        />
      )}
    </Late>
  ),
  publishOf: (base) =>
    new URLSearchParams(asked).has('publish') ? (
      <BookersOnly session={sessionOf(forms.system)}>
        <Late fields={8} begin={() => childOf(forms, 'form', null)}>
          {(actor) => (
            <Publish
              {...{ actor, base, urlOf }}
              onCopy={(text) => void copy(forms.system, text)}
              fileAccess={fileAccessOf(files)}
              onVerify={() => void openAccountDialog(forms.system.get('app') as AppRef, 'verify')}
            />
          )}
        </Late>
      </BookersOnly>
    ) : null,
});
