import { useSelector } from '@xstate/react';
import {
  type DeskRoomsRef,
  selectArticle,
  selectArticleQueue,
  selectOrder,
  selectOrderQueue,
  selectRates,
  selectVerification,
  selectVerificationQueue,
} from '#machines/desk-rooms/index.ts';
import { DeskContent } from '../desk-article/DeskContent.tsx';
import { DeskOrders } from '../desk-orders/DeskOrders.tsx';
import { DeskVerifications } from '../desk-verification/DeskVerifications.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';
import { RatesImport } from '../rates-import/RatesImport.tsx';

/** The room that is open. */
export const OpenRoom = ({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) => (
  <>
    <Orders actor={actor} />
    <Verifications actor={actor} />
    <Rates actor={actor} hold={hold} />
    <Content actor={actor} hold={hold} />
  </>
);

function Orders({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectOrderQueue);
  const order = useSelector(actor, selectOrder);
  return queue === undefined || order === undefined ? null : <DeskOrders queue={queue} order={order} />;
}

function Verifications({ actor }: { actor: DeskRoomsRef }) {
  const queue = useSelector(actor, selectVerificationQueue);
  const verification = useSelector(actor, selectVerification);
  return queue === undefined || verification === undefined ? null : (
    <DeskVerifications queue={queue} verification={verification} />
  );
}

function Rates({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const rates = useSelector(actor, selectRates);
  return rates === undefined ? null : <RatesImport actor={rates} hold={hold} />;
}

function Content({ actor, hold }: { actor: DeskRoomsRef; hold: HoldFile }) {
  const queue = useSelector(actor, selectArticleQueue);
  const article = useSelector(actor, selectArticle);
  return queue === undefined || article === undefined ? null : (
    <DeskContent queue={queue} article={article} hold={hold} />
  );
}
