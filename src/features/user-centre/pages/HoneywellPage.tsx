import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { orders } from '#copy/orders/list.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import type { RoomProps } from '../rooms/room.ts';
import type { OrderListing } from './content.ts';
import { OrderTable } from './OrdersPage.tsx';
import { Content, Panel, RoomHead, Rows } from './parts.tsx';

const words = rooms.honeywell;

interface HoneywellPageProps extends RoomProps {
  site: Pick<EmbeddedSite, 'customerManager' | 'specialEnterpriseCode'>;
}

/** Room of the one enterprise with special terms. */
export function HoneywellPage({ user, content, site }: HoneywellPageProps) {
  const enterprise = user.enterpriseResp;
  if (enterprise === null || enterprise.mcpCode !== site.specialEnterpriseCode)
    return (
      <>
        <RoomHead room="honeywell" />
        <Empty
          picture="warehouse"
          level={2}
          title={words.only}
          actions={<ButtonLink href="?redirect=workplace">{rooms.titles.workplace}</ButtonLink>}
        >
          {words.onlyText}
        </Empty>
      </>
    );

  const manager = site.customerManager;
  return (
    <>
      <RoomHead room="honeywell">
        <ButtonLink tone="primary" href="/shippingFcl?contract=Y">
          {words.toPrices}
        </ButtonLink>
      </RoomHead>
      <div className="grid gap-2">
        <Panel title={words.lead(enterprise.entName)}>
          <Rows
            rows={[
              [words.code, enterprise.mcpCode],
              ...(manager === null ? [] : [[words.manager, `${manager.name} ${manager.phone}`] as const]),
              [words.prices, words.pricesText],
            ]}
          />
        </Panel>
        <h2 className="font-strong text-16">{words.orders}</h2>
        <Content<OrderListing> content={content}>
          {(listing, query) =>
            listing.items.length === 0 ? (
              <Empty picture="barge" title={orders.none}>
                {orders.noneText}
              </Empty>
            ) : (
              <>
                <OrderTable listing={listing} />
                <PageLinks {...listing} query={query} />
              </>
            )
          }
        </Content>
      </div>
    </>
  );
}
