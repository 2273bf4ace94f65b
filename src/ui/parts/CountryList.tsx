import { useState } from 'react';
import { KIT, countries as words } from '#copy/kit.ts';
import { countryCodes } from '#domain/reference/country-codes.ts';
import { Button } from './Button.tsx';
import { TextInput } from './common/TextInput.tsx';

/** Uses the browser's localised names, so that no list is loaded. */
const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region' });

type Country = ReturnType<typeof readCountries>[number];

function readCountries() {
  const [chinese, english] = [namesIn('zh-CN'), namesIn('en')];
  const own: Readonly<Record<string, string>> = words.names;
  return [...countryCodes].map((code) => ({
    code,
    name: own[code] ?? chinese.of(code) ?? code,
    english: english.of(code) ?? code,
  }));
}

interface CountryListProps {
  onChoose: (code: string) => void;
}

/** Countries searchable by Chinese name, English name and code. */
export default function CountryList({ onChoose }: CountryListProps) {
  const [countries] = useState(readCountries);
  const [typed, setTyped] = useState('');
  const query = typed.trim().toLowerCase();
  const isCode = ({ code }: Country) => code.toLowerCase() === query;
  const found = [
    ...countries.filter(isCode),
    ...countries.filter(
      (one) => !isCode(one) && (one.name.includes(query) || one.english.toLowerCase().includes(query)),
    ),
  ];
  return (
    <div className="grid w-40 max-w-full gap-1">
      <TextInput
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <ul aria-label={words.list} className="grid max-h-30 overflow-y-auto">
        {found.map(({ code, name, english }) => (
          <li key={code}>
            <Button tone="quiet" size={32} block className="justify-start! text-left!" onClick={() => onChoose(code)}>
              {name} <span className="font-normal text-ink-3">{`${english} ${code}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-12 text-ink-3">
        {found.length === 0 ? KIT.place.none : words.count(found.length)}
      </p>
    </div>
  );
}
