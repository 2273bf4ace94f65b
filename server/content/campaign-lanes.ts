import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ArticleBlock } from '#domain/content/block.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';

const origin = alias(locations, 'origin');
const destination = alias(locations, 'destination');

type Offering = Pick<ArticleBlock, 'kind'> & { readonly laneIds?: readonly string[] };

export const laneIdsOf = (blocks: readonly Offering[]): string[] => [
  ...new Set(blocks.flatMap(({ laneIds = [] }) => laneIds)),
];

/** Lanes with the names of their ports, in the site's order. */
export const namedLanes = async (db: Pick<Database, 'select'>, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: lanes.id, pol: origin.code, from: origin.nameCn, pod: destination.code, to: destination.nameCn })
        .from(lanes)
        .innerJoin(origin, and(eq(origin.kind, lanes.originKind), eq(origin.code, lanes.originCode)))
        .innerJoin(
          destination,
          and(eq(destination.kind, lanes.destinationKind), eq(destination.code, lanes.destinationCode)),
        )
        .where(inArray(lanes.id, [...ids]))
        .orderBy(asc(lanes.sort), asc(lanes.id));
