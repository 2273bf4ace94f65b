/** What every list of prices says of a price, and of the fees in it. */
export const priceList = {
  contract: '协议价',
  lowest: '最低',
  fees: '费用',
  hideFees: '收起',
  freight: (amount: string) => `运费 ${amount}`,
  chosen: (filter: string, choice: string) => `${filter}：${choice}`,
  feesOf: (name: string, day: string) => `${name} ${day} 的`,
} as const;
