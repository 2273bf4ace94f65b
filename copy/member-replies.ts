import { onlyReads } from './only-reads.ts';

export const memberReplies = {
  onlyReads,
  onlyOwner: '只有主账号可以这样做',
  memberUnknown: '未找到这位同事，可能已离开',
  invitationGone: '邀请无效：已用过、作废、过期，或不是给当前账号的。请对方再发一个，或用企业代码申请加入',
  requestGone: '未找到这份申请，可能已答复或过期',
  codeNotHeld: '没有企业用这个代码通过认证，请核对代码，或自行提交认证',
  belongsElsewhere: (name: string) => `您已在${name}，请先离开再加入其他企业`,
  askerElsewhere: '申请人已加入其他企业，不能再加入',
  alreadyMember: '您已在该企业',
  ownerFirst: '您是主账号，请先移交给一位同事再离开',
  ownerByHandover: '主账号不能改为其他角色，请移交给一位同事',
  membersFull: (most: number) => `一家企业最多${most}位同事`,
  invitationsFull: (most: number) => `未用的邀请最多${most}份，请先作废不用的`,
} as const;
