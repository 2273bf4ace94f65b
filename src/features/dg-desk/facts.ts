import type { DeskFacts } from '#domain/dg-desk/context.ts';
import { readCarrierChoices } from '#src/features/booking/carrier-choices.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

/** The shipping lines, the ports and the ways to pay: the form is chosen from them. */
export async function readDeskFacts({ api, constants, now }: FormSources): Promise<DeskFacts> {
  const [{ carriers, ports, carrierNames, portNames, places }, { payTypes, choiceNames }] = await Promise.all([
    readCarrierChoices(api),
    readLists(constants, []),
  ]);
  return {
    ...{ now, carriers, ports, payTypes },
    choiceNames: {
      ...choiceNames,
      'carriage.carrierCode': carrierNames,
      ...{ 'carriage.orgPortCode': portNames, 'carriage.dstPortCode': portNames },
    },
    locations: { 'carriage.orgPortCode': places.origins, 'carriage.dstPortCode': places.destinations },
  };
}
