import { useState } from 'react';
import { deskTools } from '#copy/dg-desk/tools.ts';
import { fireCategory, flammablePackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import { readQuantity, TEMPERATURE_LIMITS } from '#domain/quantity.ts';
import { NumberField } from './NumberField.tsx';
import { numberError } from './number-error.ts';
import { ToolAnswer, ToolHint, Verdict } from './ToolAnswer.tsx';

const words = deskTools.flash;

function GroupLine({ flash, boiling }: { flash: string; boiling: string }) {
  const group = flammablePackingGroup(flash, boiling);
  if (group === 'NOT_CLASS_3') return <Verdict tone="ask">{words.notClass3}</Verdict>;
  return (
    <p>
      <Verdict tone="yes">{words.group(group)}</Verdict>
      <span className="block text-12 text-ink-2">{words.why[group]}</span>
    </p>
  );
}

function StoreLine({ flash }: { flash: string }) {
  const category = fireCategory(flash);
  return (
    <p>
      <Verdict tone="yes">{words.store(category)}</Verdict>
      <span className="block text-12 text-ink-2">{words.storeWhy[category]}</span>
    </p>
  );
}

/** Class 3 by flash and boiling point, with the required warehouse category. */
export function FlashPoint({
  flash: first = '31',
  boiling: firstBoiling = '145',
}: {
  flash?: string;
  boiling?: string;
}) {
  const [flash, setFlash] = useState(first);
  const [boiling, setBoiling] = useState(firstBoiling);
  const flashes = readQuantity(flash, TEMPERATURE_LIMITS);
  const boils = readQuantity(boiling, TEMPERATURE_LIMITS);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1">
        <NumberField
          label={words.flash}
          unit="℃"
          decimals={1}
          negative
          error={numberError(flashes, words.range)}
          value={flash}
          onChange={setFlash}
        />
        <NumberField
          label={words.boiling}
          unit="℃"
          decimals={1}
          negative
          error={numberError(boils, words.range)}
          value={boiling}
          onChange={setBoiling}
        />
      </div>
      <ToolAnswer>
        {flashes.ok && boils.ok ? <GroupLine flash={flashes.value} boiling={boils.value} /> : null}
        {flashes.ok ? <StoreLine flash={flashes.value} /> : <ToolHint>{words.fill}</ToolHint>}
      </ToolAnswer>
    </div>
  );
}
