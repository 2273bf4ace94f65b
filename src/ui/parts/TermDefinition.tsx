import { type TermName, terms } from '#copy/terms.ts';

export const TermDefinition = ({ name }: { name: TermName }) => <p className="max-w-40 text-14">{terms[name]}</p>;
