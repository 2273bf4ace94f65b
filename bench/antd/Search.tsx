import { Button, Card, Checkbox, Col, DatePicker, Form, InputNumber, Row, Select, Tabs } from 'antd';
import type { Lowest } from './api.ts';

const SERVICES = ['整箱', '拼箱', '空运', '铁路', '罐箱', '内贸'];
const BOXES = ['20GP', '40GP', '40HQ', '20TK'].map((value) => ({ value, label: value }));
const UN = ['1230', '1993', '1263', '1760', '2735', '3082'].map((value) => ({ value, label: `UN${value}` }));

const optionsOf = (lanes: readonly Lowest[], end: 'org' | 'dst') => [
  ...new Map(lanes.map(({ lane }) => [lane[end].code, { value: lane[end].code, label: lane[end].nameCn }])).values(),
];

export function Search({ lanes }: { lanes: readonly Lowest[] }) {
  const form = (
    <Form layout="vertical">
      <Row gutter={16}>
        <Col span={6}>
          <Form.Item name="org" label="起运港" rules={[{ required: true, message: '请选择起运港' }]}>
            <Select showSearch options={optionsOf(lanes, 'org')} placeholder="起运港" />
          </Form.Item>
        </Col>
        <Col span={6}>
          <Form.Item name="dst" label="目的港" rules={[{ required: true, message: '请选择目的港' }]}>
            <Select showSearch options={optionsOf(lanes, 'dst')} placeholder="目的港" />
          </Form.Item>
        </Col>
        <Col span={4}>
          <Form.Item name="box" label="箱型" initialValue="20GP">
            <Select options={BOXES} />
          </Form.Item>
        </Col>
        <Col span={3}>
          <Form.Item name="count" label="箱量" initialValue={1}>
            <InputNumber min={1} max={99} />
          </Form.Item>
        </Col>
        <Col span={5}>
          <Form.Item name="etd" label="开船日期">
            <DatePicker.RangePicker />
          </Form.Item>
        </Col>
        <Col span={6}>
          <Form.Item name="un" label="UN 编号">
            <Select showSearch allowClear options={UN} placeholder="UN 编号或品名" />
          </Form.Item>
        </Col>
        <Col span={6}>
          <Form.Item name="more" label="附加服务">
            <Checkbox.Group options={['拖车', '报关', '仓库']} />
          </Form.Item>
        </Col>
        <Col span={4}>
          <Form.Item label=" ">
            <Button type="primary" htmlType="submit" block>
              查价格
            </Button>
          </Form.Item>
        </Col>
      </Row>
    </Form>
  );
  return (
    <Card>
      <Tabs items={SERVICES.map((label, at) => ({ key: label, label, children: at === 0 ? form : null }))} />
    </Card>
  );
}
