import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];
const MARKUP = ['JSXElement', 'JSXFragment'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The longest lines of logic of a file's functions, by the line each begins at; markup and functions inside count apart. */
export function functionLengths(file: string, source = readFileSync(file, 'utf8')): Map<number, number> {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const linesOf = ({ start, end }: Node) => lineAt(end) - lineAt(start) + 1;
  const apart = (node: Node): number =>
    childrenOf(node).reduce((lines, child) => {
      if (MARKUP.includes(child.type)) return lines + linesOf(child);
      // Its first and last line belong to the function around it.
      if (FUNCTIONS.includes(child.type)) return lines + Math.max(0, linesOf(child) - 2);
      return lines + apart(child);
    }, 0);
  const lengths = new Map<number, number>();
  const walk = (node: Node) => {
    if (FUNCTIONS.includes(node.type)) lengths.set(lineAt(node.start), linesOf(node) - apart(node));
    childrenOf(node).forEach(walk);
  };
  walk(parseSync(file, source).program as unknown as Node);
  return lengths;
}

const VARIABLE = /^(?:let|var) /;
/** A mutable module-level collection, unless its type is read-only. */
const COLLECTION = /^const \w+(?::(?!\s*[Rr]eadonly)[^=]+)? = (?:new (?:Weak)?(?:Map|Set)\b|\[\];|\{\};)/;

/** Names of a module that can be given another value, or of which the value can change. */
export const mutableNames = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?((?:let|var|const) (\w+).*)$/gm)].flatMap(([, line = '', name = '']) =>
    VARIABLE.test(line) || COLLECTION.test(line) ? [name] : [],
  );

export const countOf = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].length;
