import { Badge, Button, Dropdown, FloatButton, Layout, Menu, Space, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SignInModal } from './SignInModal.tsx';

const SERVICES = ['海运整箱', '海运拼箱', '空运', '铁路', '内装', '仓储', '罐箱', '液袋', '内贸', '陆运', '危品服务'];

const ITEMS = [
  { key: '/', label: <Link href="/">首页</Link> },
  { key: '/shippingFcl', label: <Link href="/shippingFcl">海运整箱</Link> },
  { key: 'services', label: '全部服务', children: SERVICES.map((label) => ({ key: label, label })) },
  { key: 'goods', label: '化工采购', children: ['求购', '供应', '供应商'].map((label) => ({ key: label, label })) },
  { key: 'dgdesk', label: '危品查询' },
  { key: 'news', label: '资讯' },
  { key: 'help', label: '帮助中心' },
  { key: 'business', label: '关于化舟' },
];

const FOOTER = [
  { title: '服务', links: SERVICES },
  { title: '工具', links: ['UN 编号查询', '隔离核对', '箱量计算', '体积重计算', '充装度计算', '运输方式比较'] },
  { title: '关于', links: ['业务网络', '资讯', '活动', '帮助中心', '联系我们', '隐私政策', '用户协议'] },
];

export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(new URLSearchParams(useSearch()).has('signIn'));
  return (
    <Layout>
      <Layout.Header>
        <Space size="large">
          <Typography.Title level={4}>化舟</Typography.Title>
          <Menu theme="dark" mode="horizontal" selectedKeys={[path]} items={ITEMS} />
          <Dropdown menu={{ items: ['订单', '询价', '地址簿', '消息'].map((label) => ({ key: label, label })) }}>
            <Badge dot>
              <Button ghost>用户中心</Button>
            </Badge>
          </Dropdown>
          <Button type="primary" onClick={() => setIsOpen(true)}>
            注册/登录
          </Button>
        </Space>
      </Layout.Header>
      <Layout.Content>{children}</Layout.Content>
      <Layout.Footer>
        <Space align="start" size={64}>
          {FOOTER.map(({ title, links }) => (
            <Space key={title} orientation="vertical">
              <Typography.Title level={5}>{title}</Typography.Title>
              {links.map((link) => (
                <Typography.Link key={link}>{link}</Typography.Link>
              ))}
            </Space>
          ))}
        </Space>
      </Layout.Footer>
      <FloatButton.BackTop />
      <SignInModal isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Layout>
  );
}
