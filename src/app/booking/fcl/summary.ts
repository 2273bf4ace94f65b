import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import type { Api } from '../../../api/index.ts';
import { summariesWith } from '../summaries.ts';

const boxesOf = ({ containers }: FclForm) =>
  containers.map(({ ctnType, quantity }) => `${quantity || '—'}×${ctnType}`).join('、');

export const summaries = (api: Api) => summariesWith(api, boxesOf);
