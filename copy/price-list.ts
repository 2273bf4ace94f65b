/** Texts about prices and fees, shared by all price lists. */
export const priceList = {
  contract: '协议价',
  lowest: '最低',
  fees: '费用',
  hideFees: '收起',
  freight: (amount: string) => `运费 ${amount}`,
  chosen: (filter: string, choice: string) => `${filter}：${choice}`,
  feesOf: (name: string, day: string) => `${name} ${day} 的`,
} as const;
