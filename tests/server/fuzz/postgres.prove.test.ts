import { fuzzTheServerOn } from '#tests/server/fuzz/suite.ts';

fuzzTheServerOn('postgres');
