/** What every list of prices says of a price, and of the fees in it. */
export const priceList = {
  contract: '协议价',
  lowest: '最低',
  fees: '费用',
  hideFees: '收起',
  feesOf: (name: string, day: string) => `${name} ${day} 的`,
} as const;
