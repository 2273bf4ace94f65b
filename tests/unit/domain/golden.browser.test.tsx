import { describeGoldenNumbers } from './golden.cases.ts';

describeGoldenNumbers('a browser');
