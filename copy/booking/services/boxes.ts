import type { CodeNames } from '#domain/reference/code-names.ts';
import { containerTypes } from '#domain/reference/container-types.ts';
import { named } from '../code-words.ts';
import { type FieldWords, under } from '../service-words.ts';

export const boxFields: Readonly<Record<string, FieldWords>> = {
  containers: { label: '箱型箱量' },
  ...under('containers.*', {
    ctnType: { label: '箱型' },
    quantity: { label: '箱量', help: '1–100' },
    weightPerCtn: { label: '单箱货重(kg)' },
    soc: { label: '货主箱(SOC)' },
    containerNos: { label: '箱号', help: '每箱一个，用空格或逗号分隔' },
  }),
  'cargo.*.stow': { label: '装箱组', help: '同组货物装同一箱' },
};

export const boxChoices: Readonly<Record<string, CodeNames>> = {
  'containers.*.ctnType': named(containerTypes),
  'cargo.*.stow': { A: '第1组', B: '第2组', C: '第3组', D: '第4组', E: '第5组', F: '第6组' },
};
