import type { ConclusionState } from '#domain/contracts/contract.ts';

/** The names in the file of a person's own data, section by section and field by field. */
export const ownDataFile = {
  about: {
    title: '说明',
    text: '本文件是您账号里的信息，不含同事与其他人的账号信息。时间为北京时间，金额为所列币种。“填写内容”按您在表单里填的写出。上传的文件只列名称，可在会员中心的订单与认证里打开。',
    madeAt: '生成时间',
  },
  account: {
    title: '账号',
    fields: {
      phone: '手机号',
      name: '姓名',
      email: '电子邮箱',
      companyName: '公司名称',
      schoolName: '学校名称',
      enterpriseType: '企业类型',
      industry: '所属行业',
      createdAt: '注册时间',
      passwordChangedAt: '上次改密码时间',
      protocolVersion: '同意的协议版本',
      protocolAgreedAt: '同意协议的时间',
    },
  },
  enterprise: {
    title: '所在企业',
    fields: {
      name: '企业名称',
      creditCode: '统一社会信用代码',
      auditStatus: '认证状态',
      role: '我的角色',
      joinedAt: '加入时间',
    },
  },
  verifications: {
    title: '企业认证',
    fields: {
      name: '企业名称',
      creditCode: '统一社会信用代码',
      legalPerson: '法定代表人',
      address: '注册地址',
      status: '状态',
      reason: '说明',
      submittedAt: '提交时间',
      decidedAt: '审核时间',
    },
  },
  sessions: {
    title: '登录记录',
    fields: {
      signedInBy: '登录方式',
      address: '网络地址',
      userAgent: '浏览器',
      createdAt: '登录时间',
      lastSeenAt: '最近使用',
      endedAt: '结束时间',
    },
  },
  noticeChoices: { title: '通知设置', fields: { kind: '通知', sms: '短信', mail: '邮件' } },
  orders: {
    title: '订单',
    fields: {
      orderNo: '订单号',
      service: '服务',
      status: '状态',
      createdAt: '下单时间',
      fees: '费用',
      papers: '单证',
      form: '填写内容',
    },
  },
  fees: { fields: { feeName: '费用', currency: '币种', amount: '金额' } },
  papers: { fields: { paper: '单证', handedInAt: '提交时间', form: '填写内容' } },
  messages: { title: '留言', fields: { orderNo: '订单号', text: '内容', at: '时间' } },
  vehicles: {
    title: '整车订单',
    fields: {
      orderNo: '订单号',
      originCity: '起运城市',
      destinationCity: '目的城市',
      cargoName: '货物',
      vehicle: '车型',
      status: '状态',
      loadingAt: '装货时间',
    },
  },
  enquiries: {
    title: '询价',
    fields: { enquiryNo: '询价单号', service: '服务', status: '状态', createdAt: '提交时间', form: '填写内容' },
  },
  invoices: {
    title: '发票',
    fields: { status: '状态', createdAt: '申请时间', decidedAt: '处理时间', reason: '退回原因', fields: '填写内容' },
  },
  contracts: {
    title: '合同',
    fields: {
      orderNo: '订单号',
      method: '订立方式',
      state: '状态',
      signerName: '签署人',
      company: '委托人',
      contractVersion: '服务合同版本',
      chargeVersion: '收费协议版本',
      startedAt: '提交时间',
      concludedAt: '订立时间',
      reason: '拒签原因',
    },
    states: { signing: '待签署', concluded: '已订立', declined: '签署被拒绝' } satisfies Record<
      ConclusionState,
      string
    >,
  },
  drafts: {
    title: '订单草稿',
    fields: { service: '服务', title: '名称', updatedAt: '保存时间', form: '填写内容' },
  },
  templates: {
    title: '订单模板',
    fields: { service: '服务', name: '名称', updatedAt: '保存时间', form: '填写内容' },
  },
  addressBook: {
    title: '常用收发货人',
    fields: { kind: '类别', title: '名称', isDefault: '默认', updatedAt: '保存时间', party: '填写内容' },
  },
  posts: {
    title: '采购与供应',
    fields: {
      number: '编号',
      title: '标题',
      company: '公司',
      contactName: '联系人',
      contactPhone: '联系电话',
      deliveryPlace: '交货地点',
      remark: '备注',
      createdAt: '发布时间',
    },
  },
  quotes: {
    title: '供应报价',
    fields: {
      quoteNo: '报价编号',
      company: '公司',
      contactName: '联系人',
      contactPhone: '联系电话',
      remark: '备注',
      createdAt: '报价时间',
    },
  },
  shares: { title: '分享链接', fields: { createdAt: '生成时间', expiresAt: '到期时间', revokedAt: '收回时间' } },
  leads: {
    title: '咨询与反馈',
    fields: { leadNo: '编号', createdAt: '提交时间', form: '填写内容' },
  },
  uploads: {
    title: '上传的文件',
    fields: { name: '文件名', mediaType: '类型', bytes: '字节数', createdAt: '上传时间' },
  },
  yes: '是',
  no: '否',
} as const;
