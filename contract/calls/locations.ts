import * as v from 'valibot';
import { call } from '../call.ts';
import { pageOf, pageRequest } from '../fields/common.ts';

export const locationKind = v.picklist(['port', 'airport', 'station', 'city']);

export const locationSchema = v.object({
  kind: locationKind,
  code: v.string(),
  nameCn: v.string(),
  nameEn: v.string(),
  pinyin: v.string(),
  initials: v.string(),
  aliases: v.array(v.string()),
  /** Picker group: coast, station kind or province. */
  group: v.string(),
  /** Trade lane of a destination; null in mainland China. */
  lane: v.nullable(v.string()),
  country: v.string(),
  tz: v.string(),
  dgRejectClasses: v.array(v.string()),
  /** A popular lane starts or ends here. */
  hot: v.optional(v.boolean()),
});
export type LocationRow = v.InferOutput<typeof locationSchema>;

export const cityPage = call({
  name: 'cityPage',
  method: 'POST',
  path: '/api-cms/city-page',
  payload: 'both',
  failureShown: 'inline',
  summary: '港口、机场、站点与城市：按中文、英文、代码、拼音与首字母查找',
  clauses: ['3.14'],
  request: v.strictObject({
    keyword: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    kind: v.optional(locationKind, 'port'),
    lane: v.optional(v.pipe(v.string(), v.maxLength(20))),
    group: v.optional(v.pipe(v.string(), v.maxLength(20))),
    /** Only locations where a lane starts or ends. */
    side: v.optional(v.picklist(['origin', 'destination'])),
    /** Only locations with lanes of this service. */
    service: v.optional(v.picklist(['domestic'])),
    ...pageRequest,
    pageSize: v.optional(v.picklist([10, 20, 50, 200]), 20),
  }),
  answer: pageOf(locationSchema),
});

export const carousel = call({
  name: 'carousel',
  method: 'POST',
  path: '/api-cms/carousel/query',
  payload: 'both',
  failureShown: 'inline',
  summary: '轮播',
  clauses: ['3.14'],
  request: v.strictObject({ position: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/)), 'home') }),
  answer: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      subtitle: v.string(),
      illustration: v.string(),
      href: v.string(),
    }),
  ),
});
