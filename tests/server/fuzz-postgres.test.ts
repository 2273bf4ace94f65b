import { fuzzTheServerOn } from '#tests/kit/fuzz-suite.ts';

fuzzTheServerOn('postgres');
