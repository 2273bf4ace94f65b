import type { ControlNotice } from '#domain/dangerous-goods/control-tags.ts';

const controlText: Readonly<Record<ControlNotice['kind'], string>> = {
  AMMONIUM_NITRATE: '硝酸铵专管：放行前须上传购买备案与运输许可',
  EXPLOSIVE_PRECURSOR: '易制爆：放行前须上传购买备案证明',
  HIGHLY_TOXIC: '剧毒：放行前须上传购买许可与道路运输通行证',
  PRECURSOR_2: '易制毒(第二类)：放行前须上传购买备案与运输许可证',
  PRECURSOR_3: '易制毒(第三类)：放行前须上传购买、运输备案证明',
};

export function controlNoticeText({ kind, condition }: ControlNotice): string {
  return condition === null ? controlText[kind] : `${controlText[kind]}(含量${condition}时)`;
}
