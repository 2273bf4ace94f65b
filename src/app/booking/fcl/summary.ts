import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { Api } from '../../../api/index.ts';
import { boxesOf, summariesWith } from '../summaries.ts';

export const summaries = (api: Api) => summariesWith<FclForm>(api, boxesOf);
