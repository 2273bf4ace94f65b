import { describeGoldenNumbers } from './golden.cases.ts';

describeGoldenNumbers('Node');
