import { enquiryWords } from './kind-words.ts';

export const lcl = enquiryWords('lcl', { title: '填写拼箱询价' });
