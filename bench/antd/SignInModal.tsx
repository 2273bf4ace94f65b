import { Alert, Button, Checkbox, Divider, Flex, Form, Input, Modal, Select, Space, Tabs, Typography } from 'antd';
import { useEffect, useState } from 'react';

const SECONDS = 60;

function CodeButton() {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Button disabled={left > 0} onClick={() => setLeft(SECONDS)}>
      {left > 0 ? `${left} 秒后重发` : '获取验证码'}
    </Button>
  );
}

const phone = [
  { required: true, message: '请输入手机号' },
  { pattern: /^1\d{10}$/, message: '请输入正确的手机号' },
];

const phoneField = (
  <Form.Item name="phone" rules={phone}>
    <Space.Compact block>
      <Select defaultValue="86" options={[{ value: '86', label: '+86' }]} />
      <Input placeholder="请输入手机号" maxLength={11} allowClear />
    </Space.Compact>
  </Form.Item>
);

const agreement = (
  <Form.Item name="agreed" valuePropName="checked">
    <Checkbox>
      我已阅读并同意 <Typography.Link>《用户协议》</Typography.Link> 和 <Typography.Link>《隐私政策》</Typography.Link>
    </Checkbox>
  </Form.Item>
);

const submit = (label: string) => (
  <Button type="primary" htmlType="submit" block>
    {label}
  </Button>
);

const bySms = (
  <Form name="sms">
    {phoneField}
    <Form.Item name="code" rules={[{ required: true, message: '请输入验证码' }]}>
      <Flex gap="small">
        <Input placeholder="请输入验证码" maxLength={6} />
        <CodeButton />
      </Flex>
    </Form.Item>
    {agreement}
    {submit('登录 / 注册')}
  </Form>
);

const byPassword = (
  <Form name="password">
    {phoneField}
    <Form.Item name="password" rules={[{ required: true, message: '请输入密码' }]}>
      <Input.Password placeholder="请输入密码" />
    </Form.Item>
    {agreement}
    {submit('登录')}
  </Form>
);

export function SignInModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title="登录化舟" width={420}>
      <Alert type="info" showIcon title="未注册的手机号验证后自动注册" />
      <Tabs
        items={[
          { key: 'sms', label: '短信登录', children: bySms },
          { key: 'password', label: '密码登录', children: byPassword },
        ]}
      />
      <Divider plain>其他</Divider>
      <Flex justify="space-between">
        <Typography.Link>忘记密码</Typography.Link>
        <Typography.Link>联系客服</Typography.Link>
      </Flex>
    </Modal>
  );
}
