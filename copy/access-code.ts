export const accessCode = {
  title: '输入提取码',
  lead: '这张采购单设了提取码，请向发布方索取 6 位字母数字。',
  label: '提取码',
  open: '打开采购单',
  opening: '提取码正确，正在打开…',
  incomplete: '提取码为 6 位字母数字（旧单 4 位数字）',
  waiting: (minutes: number) => `试错次数太多，请 ${minutes} 分钟后再试，到时这里自动恢复。急用请联系发布方。`,
} as const;
